/**
 * `{when}` becomes the days and times: in a reply that confirms, those that are checked. `{leftOut}` becomes those that are not,
 * `{lessons}` the link to the family's page, and `{calendar}` the calendar's URL. A paragraph whose `{leftOut}` is empty is
 * dropped. `___` is filled in by hand.
 */
export const replies = [
  {
    label: 'Yes, that works',
    confirms: true,
    text: 'Hi! Yes, that works:\n\n{when}\n\nI can’t make:\n{leftOut}\n\nAddress: ___\nTotal: ___\n\nSee you at the pool! For your calendar, or if you can’t come:\n{lessons}',
  },
  {
    label: 'Another time',
    confirms: false,
    text: 'Hi! Thank you for your request:\n\n{when}\n\nI can’t make that. Would another time work? My open times are here: {calendar}',
  },
  {
    label: 'Sorry, no',
    confirms: false,
    text: 'Hi! Thank you for your request:\n\n{when}\n\nI’m sorry, I can’t take it this time.',
  },
] as const;
