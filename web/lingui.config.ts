import { fileURLToPath } from 'node:url';
import { defineConfig, type MessageType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The place where a text first appears. Lingui's own order by origin depends on the previous catalogue. */
const firstPlace = ({ origin = [] }: MessageType) =>
  origin.map(([file, line]) => `${file} ${String(line ?? 0).padStart(5, '0')}`).sort()[0] ?? '';

/** Building blocks of some screens. Their texts come with the screen, and not with the page's first files. */
const lateBlocks = [
  'BudgetMeter.tsx',
  'CopyField.tsx',
  'PasswordStrength.tsx',
  'RowCheckbox.tsx',
  'SelectionCount.tsx',
  'singleSignOnProblem.ts',
].map((file) => `<rootDir>/web/src/ui/${file}`);

/** What several screens show of a subscription. */
const subscriptions = '<rootDir>/web/src/subscriptions';

/**
 * The catalogues: one for each screen, loaded with the screen's code; one for the frame around them; one for the routes of
 * later screens, one for the tips, one for the command palette, one for the second factor and one for the rules of reminders, loaded later; one for
 * texts shared by page and server, and by some screens; one for the server, which also contains the texts that it shares.
 */
export default defineConfig({
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  sourceLocale: 'en',
  locales: ['en'],
  format: formatter({ lineNumbers: false }),
  orderBy: (a, b) => compare(firstPlace(a.entry), firstPlace(b.entry)) || compare(a.messageId, b.messageId),
  catalogs: [
    {
      path: '<rootDir>/web/src/texts/{name}/{locale}',
      include: ['<rootDir>/web/src/screens/{name}'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/web/src/texts/frame/{locale}',
      include: ['<rootDir>/web/src'],
      exclude: [
        '**/screens/**',
        '**/laterRoutes.tsx',
        '**/tips/**',
        '**/palette/**',
        '**/secondFactor/**',
        '**/subscriptions/**',
        '**/reminderRules/**',
        '**/__generated__/**',
        '**/*.test.*',
        ...lateBlocks,
      ],
    },
    {
      path: '<rootDir>/web/src/texts/laterRoutes/{locale}',
      include: ['<rootDir>/web/src/routes/laterRoutes.tsx'],
    },
    { path: '<rootDir>/web/src/texts/tips/{locale}', include: ['<rootDir>/web/src/tips'], exclude: ['**/*.test.*'] },
    {
      path: '<rootDir>/web/src/texts/palette/{locale}',
      include: ['<rootDir>/web/src/palette'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/web/src/texts/secondFactor/{locale}',
      include: ['<rootDir>/web/src/secondFactor'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/web/src/texts/reminderRules/{locale}',
      include: ['<rootDir>/web/src/reminderRules'],
      exclude: ['**/*.test.*'],
    },
    { path: '<rootDir>/web/src/texts/common/{locale}', include: ['<rootDir>/common', subscriptions, ...lateBlocks] },
    {
      path: '<rootDir>/api/texts/{locale}',
      include: ['<rootDir>/api', '<rootDir>/common'],
      exclude: ['**/generated/**'],
    },
  ],
});
