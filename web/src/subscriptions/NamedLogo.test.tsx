import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inkOn, logos } from './logos.ts';
import { NamedLogo } from './NamedLogo.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  logos.set({});
});

const answering = (body: object, ok = true) => {
  const asked = vi.fn<typeof fetch>(async () => ({ ok, json: async () => body }) as Response);
  vi.stubGlobal('fetch', asked);
  return () => asked.mock.calls.map(([path]) => path);
};

it('shows letters at once, and icons when one request has brought those of all rows', async () => {
  const asked = answering({ netflix: 'E50914 M1 1z', github: '181717 M2 2z' });
  const { container } = render(
    ['Netflix', 'GitHub Team', 'Netflix', 'Corner gym'].map((name, index) => (
      <NamedLogo key={index} name={name} logo={{ N: 'netflix', G: 'github' }[name[0]!]} />
    )),
  );
  const texts = () => [...container.querySelectorAll('svg')].map(({ textContent }) => textContent);
  expect(texts()).toEqual(['N', 'GT', 'N', 'CG']);
  await waitFor(() => expect(texts()).toEqual(['', '', '', 'CG']));
  expect(asked()).toEqual(['/logos/github,netflix.json']);
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(paths).toEqual(['M1 1z', 'M2 2z', 'M1 1z']);
});

it('asks again for an icon that did not come, and shows letters meanwhile', async () => {
  const asked = answering({}, false);
  const { container, unmount } = render(<NamedLogo name="Spotify" logo="spotify" />);
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(container.textContent).toBe('S');
  unmount();
  answering({ spotify: '1ED760 M3 3z' });
  const again = render(<NamedLogo name="Spotify" logo="spotify" />);
  await waitFor(() => expect(again.container.querySelector('path')).not.toBeNull());
});

/** A colour's luminance by WCAG 2. */
const luminance = (rgb: number[]) => {
  const [red, green, blue] = rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

/** The luminance of a colour given in OKLCH, by its linear parts. */
function luminanceOf(lightness: number, chroma: number, hue: number): number {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const [red, green, blue] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part))) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

it('has a contrast of 4.5 or more, for letters of every hue in both themes and for icons on every colour', () => {
  for (let hue = 0; hue < 360; hue += 1) {
    expect(contrast(luminanceOf(0.38, 0.1, hue), luminanceOf(0.9, 0.07, hue))).toBeGreaterThan(4.5);
    expect(contrast(luminanceOf(0.92, 0.06, hue), luminanceOf(0.36, 0.07, hue))).toBeGreaterThan(4.5);
  }
  const steps = [0, 0x33, 0x66, 0x76, 0x99, 0xcc, 0xff];
  for (const red of steps)
    for (const green of steps)
      for (const blue of steps) {
        const color = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
        const ground = luminance([red, green, blue].map((part) => part / 255));
        expect(contrast(ground, inkOn(color) === '#fff' ? 1 : 0), color).toBeGreaterThan(4.5);
      }
});
