import { expect, test } from '@playwright/test';
import Ajv from 'ajv';
import { parseSeason } from '@/lib/season/season-schema';
import editorSettings from '../../.vscode/settings.json' with { type: 'json' };
import shipped from '../../data/timeslots.json' with { type: 'json' };
import schema from '../../data/timeslots.schema.json' with { type: 'json' };

const validate = new Ajv({ allErrors: true }).compile(schema);
const slot = { time: '9:00 AM', available: true };

test('the season as shipped is valid under it', () => {
  expect(validate(shipped), JSON.stringify(validate.errors)).toBe(true);
});

test('editors are pointed to it, since the data has no room for a word about itself', () => {
  expect(editorSettings['json.schemas']).toEqual([
    { fileMatch: ['/data/timeslots.json'], url: './data/timeslots.schema.json' },
  ]);
});

test('an editor and the build refuse the same mistakes', () => {
  for (const [mistake, file] of [
    ['no day', {}],
    ['a day that is no date', { 'July 15': [] }],
    ['a time that is none', { '2025-07-15': [{ ...slot, time: '25:00 PM' }] }],
    ['a time in small letters', { '2025-07-15': [{ ...slot, time: '9:00 am' }] }],
    ['a word in quotation marks', { '2025-07-15': [{ ...slot, available: 'false' }] }],
    ['a misspelt name', { '2025-07-15': [{ time: '9:00 AM', availble: true }] }],
    ['one name too many', { '2025-07-15': [{ ...slot, price: 45 }] }],
    ['a slot without its word', { '2025-07-15': [{ time: '9:00 AM' }] }],
    ['a day that is no list', { '2025-07-15': slot }],
  ] as const) {
    expect.soft(validate(file), mistake).toBe(false);
    expect.soft(() => parseSeason(file), mistake).toThrow('data/timeslots.json is wrong');
  }
});
