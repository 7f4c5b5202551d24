// `npm run schema`: writes data/timeslots.schema.json from the season's schema.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { seasonJsonSchema } from './season-json-schema';

const path = join(import.meta.dirname, '../../data/timeslots.schema.json');
writeFileSync(path, await format(JSON.stringify(seasonJsonSchema()), { parser: 'json' }));
