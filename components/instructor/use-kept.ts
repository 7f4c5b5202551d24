import { useState } from 'react';
import { z } from 'zod';
import type { PlanSeason } from '@/lib/commands/command';
import type { PageCommand, SlotChange } from '@/lib/instructor/season-changes';
import { withSessionStorage } from '@/components/ui/session-storage';

const key = 'instructor';

const change = z.object({ date: z.string(), time: z.string(), available: z.boolean() });

const plan = z.object({
  kind: z.literal('season'),
  first: z.string(),
  last: z.string(),
  from: z.string(),
  to: z.string(),
  breaks: z.array(z.string()),
});

const mark = z.object({
  kind: z.enum(['take', 'free']),
  days: z.array(z.object({ first: z.string(), last: z.string() })),
  times: z.array(z.string()),
});

const schema = z.object({
  changes: z.array(change),
  plan: plan.optional(),
  sent: z.array(
    z.object({
      summary: z.string(),
      commands: z.array(z.discriminatedUnion('kind', [mark, plan])),
    }),
  ),
});

type Kept = {
  readonly changes: readonly SlotChange[];
  readonly plan?: PlanSeason | undefined;
  readonly sent: readonly { readonly summary: string; readonly commands: readonly PageCommand[] }[];
};

const nothing: Kept = { changes: [], sent: [] };

function restore(): Kept {
  const stored = withSessionStorage((storage) => JSON.parse(storage.getItem(key) ?? '{}'));
  return schema.safeParse(stored).data ?? nothing;
}

/** The tab's state, which survives a reload, and a function that changes parts of it. */
export function useKept() {
  const [kept, setKept] = useState(restore);

  function keep(parts: Partial<Kept>): void {
    const next = { ...kept, ...parts };
    setKept(next);
    withSessionStorage((storage) => storage.setItem(key, JSON.stringify(next)));
  }

  return [kept, keep] as const;
}
