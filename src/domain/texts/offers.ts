/** What a shop says about a saved gift by now, and watching its price. Amounts arrive formatted ('$42.00'). */
export const offerTexts = {
  now: (price: string) => `now ${price}`,
  nowWas: (price: string, was: string) => `now ${price} (was ${was} when you saved it)`,
  outOfStock: 'out of stock',
  /** @param moment '14:11' */
  asOf: (moment: string) => `as of ${moment}`,
  similar: {
    show: 'three similar',
    showFor: (title: string) => `Out of stock. Show three gifts like ${title}`,
    title: (title: string) => `Instead of ${title}`,
    loading: 'Looking for similar gifts...',
    none: "We couldn't find anything similar. Try a search of your own.",
    failed: "We couldn't look for similar gifts",
    from: (source: string) => `from ${source}`,
    save: 'Save as Idea',
    saveAs: (title: string) => `Save as Idea: ${title}`,
  },
  watch: {
    title: 'Watch',
    menu: 'Watch price…',
    menuOn: 'Change price watch…',
    dialogTitle: (title: string) => `Watch the price of ${title}`,
    explained: 'We look at the price every day and tell you once when it drops.',
    drop: 'When it drops by 10 %',
    below: 'When it costs at most',
    amount: 'Price',
    amountRequired: 'Enter a price',
    start: 'Watch',
    stop: 'Stop watching',
    cancel: 'Cancel',
    saving: 'Saving...',
    on: 'Watching for a drop of 10 %',
    onBelow: (price: string) => `Watching for ${price} or less`,
    change: 'Change',
    started: "We'll tell you when the price drops",
    stopped: "We've stopped watching this price",
    failed: "We couldn't save this",
  },

  /** A notice in the bell, on devices and by e-mail. */
  drop: {
    title: (title: string) => `Price drop: ${title}`,
    message: (contact: string, price: string) => `Now ${price}, for ${contact}`,
    messageWas: (contact: string, price: string, was: string) => `Now ${price}, was ${was}, for ${contact}`,
    mailFactWithoutPrice: (title: string, contact: string) =>
      `The price of ${title}, a gift idea for ${contact}, has dropped. Open Ribbonry to see it.`,
    mailFact: (title: string, contact: string, price: string) =>
      `${title}, a gift idea for ${contact}, now costs ${price}.`,
    mailFactWas: (title: string, contact: string, price: string, was: string) =>
      `${title}, a gift idea for ${contact}, now costs ${price}. It was ${was}.`,
    mayChange: 'Prices can change at any time.',
    button: 'Open your gift ideas',
    why: "You're receiving this because you watch the price of this gift and e-mail reminders are turned on in your profile.",
  },

  /** Refusals of the API. */
  watchForbidden: "This shop doesn't allow watching its prices",
  watchNoShop: "We can't look up the price of this gift, so we can't watch it",
  watchBought: 'This gift is bought already',
} as const
