import { arc, pie } from 'd3-shape';
import type { BadgeColor } from '../../../../../common/values.ts';
import { ticksTo } from '../../../ui/chartTicks.ts';

/** What a picture shows: categories and totals, and no names of subscriptions. */
export interface Picture {
  title: string;
  range: string;
  total: string;
  bars: readonly { name: string; value: number }[];
  parts: readonly { name: string; color: BadgeColor; value: number; words: string }[];
}

export const width = 1200;
export const height = 630;

/** A picture has the light theme, whatever the reader's. */
const colors: Record<BadgeColor, string> = {
  green: '#14532d',
  blue: '#1a4480',
  yellow: '#6b4300',
  red: '#8f1f17',
  gray: '#404a48',
  purple: '#57309c',
  pink: '#8c1d5a',
};

const most = 7;
const [left, floor, chartWidth, chartHeight] = [64, 560, 600, 300];

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const text = (x: number, y: number, size: number, words: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(words)}</text>`;

/** The picture as SVG. */
export function svgOf({ title, range, total, bars, parts }: Picture): string {
  const top = ticksTo(Math.max(0, ...bars.map(({ value }) => value))).at(-1) || 1;
  const step = chartWidth / Math.max(1, bars.length);
  const columns = bars.map(({ value }, place) => {
    const tall = (value / top) * chartHeight;
    return `<rect x="${left + place * step + 0.12 * step}" y="${floor - tall}" width="${0.76 * step}" height="${tall}" rx="3" fill="#0d6b5b"/>`;
  });
  const shown = parts.filter(({ value }) => value > 0).slice(0, most);
  const slices = pie<(typeof shown)[number]>()
    .value(({ value }) => value)
    .sort(null)(shown);
  const slice = arc<(typeof slices)[number]>().innerRadius(72).outerRadius(110).padAngle(0.02);
  const ring = slices.map((own) => `<path d="${slice(own)}" fill="${colors[own.data.color]}"/>`);
  const lines = shown.map(
    ({ name, color, words }, place) =>
      `<circle cx="756" cy="${370 + place * 34}" r="8" fill="${colors[color]}"/>` +
      text(776, 377 + place * 34, 22, name.length > 18 ? `${name.slice(0, 17)}…` : name) +
      text(1136, 377 + place * 34, 22, words, 'text-anchor="end"'),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" fill="#17292a">`,
    `<rect width="${width}" height="${height}" fill="#fbf6ec"/>`,
    text(left, 96, 40, title, 'font-weight="700"'),
    text(left, 136, 24, range, 'fill="#4d5d59"'),
    text(left, 212, 56, total, 'font-weight="700"'),
    `<path d="M${left} ${floor}h${chartWidth}" stroke="#8d836f"/>`,
    ...columns,
    text(left, 592, 20, bars[0]?.name ?? '', 'fill="#4d5d59"'),
    text(left + chartWidth, 592, 20, bars.at(-1)?.name ?? '', 'fill="#4d5d59" text-anchor="end"'),
    `<g transform="translate(940 200)">`,
    ...ring,
    '</g>',
    ...lines,
    text(1136, 616, 18, 'Stackling', 'fill="#4d5d59" text-anchor="end"'),
    '</svg>',
  ].join('');
}

/** Downloads the picture: as SVG, or drawn as PNG. */
export async function savePicture(picture: Picture, format: 'svg' | 'png'): Promise<void> {
  const svg = svgOf(picture);
  const blob = format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await drawn(svg);
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: `stackling.${format}` }).click();
  URL.revokeObjectURL(url);
}

async function drawn(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
