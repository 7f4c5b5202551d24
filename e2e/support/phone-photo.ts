import sharp from 'sharp';

/** Texts that a phone writes into its photos. No served file may contain one. */
export const phoneMetadata = ['Exif', 'Handset 9', '37.4219', 'xpacket', 'GPSLatitude'];

const position = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="37.4219N"/>
</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** A photo of a pool that stands upright, 1,200 by 1,600 pixels, without metadata. */
export function plainPhoto(): Promise<Buffer> {
  const background = { r: 40, g: 140, b: 200 };
  return sharp({ create: { width: 1_200, height: 1_600, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** A photo from a phone: stored on its side, with its place, the camera's name and the time. @param upright by default, `plainPhoto` */
export async function phonePhoto(upright?: Buffer): Promise<Buffer> {
  return sharp(upright ?? (await plainPhoto()))
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Handset', Model: 'Handset 9', DateTime: '2025:07:04 10:00:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '37/1 25/1 19/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '122/1 5/1 2/1',
      },
    })
    .withXmp(position)
    .jpeg()
    .toBuffer();
}
