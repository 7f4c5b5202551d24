import { ImageResponse } from 'next/og';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { site } from '@/data/site';

export const pictureSize = { width: 1200, height: 630 };

/** The picture maker knows no style sheet; these are the light scheme's tokens of `app/globals.css`. */
const colours = {
  ground: '#fdf8ef',
  text: '#0b2b36',
  heading: '#0b5162',
  water: '#d9f1f2',
  deepWater: '#a9e3e9',
};
const floats = ['#c8452b', '#a9e3e9', '#0b5162'];
const floatCount = 9;

const waterHeight = 150;
const crests = 'c100-24 200-24 300 0s200 24 300 0 200-24 300 0 200 24 300 0s200-24 300 0';

/** Woff files, since the picture maker reads no woff2; their letters are those of the pages. */
function font(family: 'fraunces' | 'figtree', weight: 500 | 600): Promise<Buffer> {
  const file = `${family}-latin-${weight}-normal.woff`;
  return readFile(join(process.cwd(), 'node_modules/@fontsource', family, 'files', file));
}

/**
 * The picture that goes with a shared link, 1200 × 630 pixels.
 *
 * @param words.title in large letters, as high as `words.size` pixels
 * @param words.line below it
 * @param side what stands to the right of the words
 */
export async function sharingPicture(
  { title, size, line }: { title: string; size: number; line: string },
  side?: ReactNode,
): Promise<ImageResponse> {
  const [fraunces, figtree] = await Promise.all([font('fraunces', 600), font('figtree', 500)]);
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        fontFamily: 'Figtree',
        color: colours.text,
        background: colours.ground,
      }}
    >
      <svg
        width={pictureSize.width}
        height={waterHeight}
        viewBox={`0 0 ${pictureSize.width} ${waterHeight}`}
        style={{ position: 'absolute', left: 0, bottom: 0 }}
      >
        <path fill={colours.water} d={`M0 30${crests}V${waterHeight}H0z`} />
        <path fill={colours.deepWater} d={`M-150 90${crests}V${waterHeight}H-150z`} />
      </svg>
      <div
        style={{
          display: 'flex',
          flex: 1,
          flexDirection: 'column',
          justifyContent: 'center',
          gap: 24,
          padding: `0 72px ${waterHeight}px`,
        }}
      >
        <div style={{ fontSize: 30 }}>{site.name}</div>
        <div
          style={{
            fontFamily: 'Fraunces',
            fontSize: size,
            lineHeight: 1.1,
            color: colours.heading,
          }}
        >
          {title}
        </div>
        <LaneLine />
        <div style={{ fontSize: 36 }}>{line}</div>
      </div>
      {side}
    </div>,
    {
      ...pictureSize,
      fonts: [
        { name: 'Fraunces', data: fraunces, weight: 600 },
        { name: 'Figtree', data: figtree, weight: 500 },
      ],
    },
  );
}

function LaneLine() {
  return (
    <div style={{ display: 'flex', gap: 6 }}>
      {Array.from({ length: floatCount }, (_, index) => (
        <div
          key={index}
          style={{
            width: 28,
            height: 18,
            borderRadius: 9,
            background: floats[index % floats.length],
          }}
        />
      ))}
    </div>
  );
}
