import { useState } from 'react';
import { z } from 'zod';
import { isOnSite, pendingChanges, startsSeason } from '@/lib/instructor/season-changes';
import { clockTimeSchema, type Season } from '@/lib/season/season-schema';
import { withSessionStorage } from '@/components/ui/session-storage';

const key = 'instructor';

const change = z.object({
  date: z.string(),
  time: clockTimeSchema,
  state: z.enum(['open', 'closed']),
});

const plan = z.object({
  kind: z.literal('season'),
  first: z.string(),
  last: z.string(),
  from: clockTimeSchema,
  to: clockTimeSchema,
  breaks: z.array(z.string()).readonly(),
});

const mark = z.object({
  kind: z.enum(['take', 'free']),
  days: z.array(z.object({ first: z.string(), last: z.string() })).readonly(),
  times: z.array(clockTimeSchema).readonly(),
});

const sentCommands = z.object({
  summary: z.string(),
  commands: z.array(z.discriminatedUnion('kind', [mark, plan])).readonly(),
  /** The build that was last loaded holds them, or holds a season that was sent after them. */
  isDone: z.boolean(),
});

const schema = z.object({
  changes: z.array(change).readonly(),
  plan: plan.optional(),
  sent: z.array(sentCommands).readonly(),
});

export type Sent = z.infer<typeof sentCommands>;
type TabState = z.infer<typeof schema>;

const nothing: TabState = { changes: [], sent: [] };

function store(kept: TabState): TabState {
  withSessionStorage((storage) => storage.setItem(key, JSON.stringify(kept)));
  return kept;
}

function restore(season: Season, today: string): TabState {
  const stored = withSessionStorage((storage) => JSON.parse(storage.getItem(key) ?? '{}'));
  const kept = schema.safeParse(stored).data ?? nothing;
  const isHeld = (one: Sent) => {
    const later = kept.sent.slice(kept.sent.indexOf(one) + 1).flatMap(({ commands }) => commands);
    return isOnSite(season, one.commands, today, later);
  };
  // Changes sent before a new season are done even if that season lacks their days. They then change nothing.
  const newest = kept.sent.findLastIndex((one) => startsSeason(one.commands) && isHeld(one));
  const changesNothing = ({ commands }: Sent) => pendingChanges(season, commands).length === 0;
  const sent = kept.sent.flatMap((one, index) => {
    const isDone = isHeld(one) || (index < newest && changesNothing(one));
    // A build held it and this one does not, so it was undone or replaced.
    return one.isDone && !isDone ? [] : [{ ...one, isDone }];
  });
  const plan = kept.plan && isOnSite(season, [kept.plan], today) ? undefined : kept.plan;
  return store({ ...kept, plan, sent });
}

/** The tab's state, which survives a reload, and a setter of its parts. `season` is the build's; `today` is ISO. */
export function useTabState(season: Season, today: string) {
  const [kept, setKept] = useState(() => restore(season, today));

  function keep(parts: Partial<TabState>): void {
    setKept(store({ ...kept, ...parts }));
  }

  return [kept, keep] as const;
}
