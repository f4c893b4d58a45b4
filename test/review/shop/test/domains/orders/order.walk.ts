/** What the walk of an order does from outside. */
export const walk = {
  machine: 'order',
  acts: {
    CREATE: ({ api }) => api.createOrder({ phone: '+15550104567' }),
    SHIP: ({ world, id }) => world.ship(id),
    CANCEL: ({ api, id }) => api.cancelOrder({ id }),
  },
  refusals: {
    LOSE: { ask: ({ world, id }) => world.lose(id) },
  },
};
