import { enumName } from '../../common/enumName.ts';
import { projectTypeNames, projectTypes } from '../../common/values.ts';
import { builder } from './builder.ts';

export const ProjectType = builder.enumType('ProjectType', {
  description: 'What kind of project it is.',
  values: Object.fromEntries(
    projectTypeNames.map((value) => [enumName(value), { value, description: projectTypes[value].description.message }]),
  ),
});
