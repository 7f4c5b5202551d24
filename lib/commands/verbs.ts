import type { SlotState } from '@/lib/season/season-schema';

type Verbs = {
  readonly [State in SlotState]: {
    readonly state: State;
    /** The word of `npm run slots`. */
    readonly word: string;
    /** The label of a button. */
    readonly action: string;
    /** The beginning of a sentence about what was done. */
    readonly done: string;
  };
};

/** The verb that gives slots a state. */
export const verbs: Verbs = {
  closed: { state: 'closed', word: 'close', action: 'Close', done: 'Closed' },
  open: { state: 'open', word: 'open', action: 'Open', done: 'Opened' },
};
