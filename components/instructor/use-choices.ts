import { useState } from 'react';
import { z } from 'zod';
import { withSessionStorage } from '@/components/ui/session-storage';
import { planSchema } from '@/lib/commands/command';
import { changesToMake, holdsPlan } from '@/lib/instructor/season-changes';
import { clockTimeSchema, slotStateSchema, type Season } from '@/lib/season/season-schema';

const key = 'instructor';

const change = z.object({
  date: z.string(),
  time: clockTimeSchema,
  state: slotStateSchema,
  isSent: z.boolean(),
});

const choicesSchema = z.object({
  changes: z.array(change).readonly(),
  newSeason: z.object({ plan: planSchema, isSent: z.boolean() }).optional(),
});

type Chosen = z.infer<typeof choicesSchema>;

function store(choices: Chosen): Chosen {
  withSessionStorage((storage) => storage.setItem(key, JSON.stringify(choices)));
  return choices;
}

/** Restores what the build does not hold yet. */
function restore(season: Season, today: string): Chosen {
  const stored = withSessionStorage((storage) => JSON.parse(storage.getItem(key) ?? '{}'));
  const { changes, newSeason } = choicesSchema.safeParse(stored).data ?? { changes: [] };
  const isHeld = newSeason && holdsPlan(season, newSeason.plan, today);
  return store({
    changes: changesToMake(changes, season),
    newSeason: isHeld ? undefined : newSeason,
  });
}

/**
 * The instructor's choices, kept in the tab until the build holds them, and a setter of their parts.
 * @param season as of the build
 * @param today an ISO date
 */
export function useChoices(season: Season, today: string) {
  const [choices, setChoices] = useState(() => restore(season, today));

  function choose(parts: Partial<Chosen>): void {
    setChoices(store({ ...choices, ...parts }));
  }

  return [choices, choose] as const;
}
