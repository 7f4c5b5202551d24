/** `{when}` becomes the days and times, and `{calendar}` the calendar's URL. */
export const replies = [
  {
    label: 'Yes, that works',
    text: 'Hi! Yes, that works:\n\n{when}\n\nSee you at the pool!',
  },
  {
    label: 'Another time',
    text: 'Hi! Thank you for your request:\n\n{when}\n\nI can’t make that. Would another time work? My open times are here: {calendar}',
  },
  {
    label: 'Sorry, no',
    text: 'Hi! Thank you for your request:\n\n{when}\n\nI’m sorry, I can’t take it this time.',
  },
] as const;
