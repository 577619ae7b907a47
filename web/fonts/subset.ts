/**
 * Writes subsets of the page's fonts, or with --check fails when the committed files are out of date. They have the
 * weights in use and the letters of Europe's languages in Latin script. Other letters come from the reader's system.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const marks = '\u00a0‘’“”„–—…•·×−€£¥©«»°¡¿';
const letters = [
  'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþßÿœ', // west and north
  'ąćęłńśźż', // Polish
  'čďěĺľňřŕšťůž', // Czech, Slovak, and most of the languages below
  'őű', // Hungarian
  'ășțşţ', // Romanian
  'đ', // Croatian
  'āēģīķļņūėįų', // Latvian, Lithuanian
  'ğıİ', // Turkish
  'ċġħ', // Maltese
  'ŵŷ', // Welsh
].join('');
const text = ascii + marks + letters + letters.toUpperCase();

const fonts = [
  { file: 'figtree-400', source: 'figtree/400Regular/Figtree_400Regular', keepFeatures: ['kern', 'tnum'] },
  { file: 'figtree-600', source: 'figtree/600SemiBold/Figtree_600SemiBold', keepFeatures: ['kern', 'tnum'] },
  {
    file: 'bricolage-grotesque-700',
    source: 'bricolage-grotesque/700Bold/BricolageGrotesque_700Bold',
    keepFeatures: ['tnum'], // its kerning would be as large as all its letters
  },
];

/** The licence and its address, which the fonts must contain. */
const licenceNames = [13, 14];

for (const { file, source, keepFeatures } of fonts) {
  const whole = readFileSync(`node_modules/@expo-google-fonts/${source}.ttf`);
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures, preserveNameIds: licenceNames } as const;
  const font = await subsetFont(whole, text, options);
  const path = fileURLToPath(new URL(`${file}.woff2`, import.meta.url));
  if (!process.argv.includes('--check')) {
    writeFileSync(path, font);
  } else if (!readFileSync(path).equals(font)) {
    console.error(`${path} is stale: run npm run generate and commit it.`);
    process.exit(1);
  }
}
