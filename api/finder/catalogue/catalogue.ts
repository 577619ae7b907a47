import { readModel } from '../reading/model.ts';
import { data, dataVersion } from './data.ts';
import type { Catalogue } from './tool.ts';

const model = readModel();

/** What the finder knows: its files, and what was learned from examples. */
export const catalogue: Catalogue = { ...data, model };

/** A short digest of all that it knows; a different one means that older answers may be out of date. */
export const catalogueVersion = `${dataVersion}${model.digest}`;
