/** What the walk of a parcel does from outside: it knows an event of orders by name only. */
export const walk = {
  machine: 'parcel',
  acts: { CREATE: ({ world }) => world.pack(), LOSE: ({ world, id }) => world.lose(id) },
};
