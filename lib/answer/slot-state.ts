/** A day's times as of the build. */
export type OfferedDay = {
  readonly date: string;
  readonly open: readonly string[];
  readonly taken: readonly string[];
};

export type SlotState = 'open' | 'taken' | 'not offered';

export function slotState(season: readonly OfferedDay[], date: string, time: string): SlotState {
  const day = season.find((offered) => offered.date === date);
  if (day?.open.includes(time)) return 'open';
  return day?.taken.includes(time) ? 'taken' : 'not offered';
}
