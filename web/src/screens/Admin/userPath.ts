import { paths } from '../../../../common/paths.ts';

/** The path of a user's page, by their global id. */
export const userPath = (id: string): string => paths.adminUser.replace(':id', encodeURIComponent(id));
