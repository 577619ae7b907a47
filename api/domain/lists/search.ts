import { isStorable } from '../../../common/text.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** No column that is searched holds a longer text. */
const longestSearch = 320;

/**
 * The condition that one of these columns contains a text, in any case; true for every row when the text is blank.
 *
 * @param columns as SQL; they must not contain user input
 */
export function containsSql(columns: readonly string[], text: string | null | undefined): Prisma.Sql {
  const part = (text ?? '').trim();
  if (part === '') return Prisma.sql`TRUE`;
  if (part.length > longestSearch || !isStorable(part)) return Prisma.sql`FALSE`;
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = columns.map((column) => Prisma.sql`${Prisma.raw(column)} ILIKE ${pattern}`);
  return Prisma.sql`(${Prisma.join(conditions, ' OR ')})`;
}
