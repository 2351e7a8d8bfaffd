/** What happens to a gift after buying it: on its way, wrapped, given, and how it went. Dates arrive formatted ('Dec 12'). */
export const deliveryTexts = {
  title: 'After buying',
  steps: {
    ordered: 'Ordered',
    arrived: 'Arrived',
    wrapped: 'Wrapped',
    given: 'Given',
  },
  /** The group of steps of one gift. */
  stepsOf: (title: string) => `After buying: ${title}`,
  arrivesOn: 'Arrives on',
  /** The button that opens the field, while no date is known. */
  addArrival: 'Arrives on…',
  arrivalOf: (title: string) => `Arrival date of ${title}`,
  clearArrival: 'No date',
  arrives: (date: string) => `Arrives ${date}`,
  arrivesAfter: (date: string, when: string) => `Arrives ${date}, ${when}`,
  shouldHaveArrived: (date: string) => `Should have arrived ${date}`,
  after: (days: number, event: string) =>
    days === 1 ? `the day after ${event}` : `${numberWords[days] ?? days} days after ${event}`,
  theEvent: 'the event',
  their: (event: string) => `their ${event}`,
  failed: "We couldn't save this step",

  /** Refusals of the API. */
  stateUnknown: 'Choose none, ordered, arrived, wrapped or given',
  reactionUnknown: 'Choose loved, fine or no',
  onlyIfBought: 'Mark the gift as purchased first',
  onlyIfOrdered: 'Only a gift you ordered can have an arrival date',
  onlyIfGiven: 'You can say how it went once the gift is given',

  howDidItGo: 'How did it go?',
  whyAsked: 'Your answers help us suggest what they like.',
  dontAsk: "Don't ask about these gifts",
  showAll: (count: number) => `Show all ${count}`,
  reactions: { loved: 'Loved it', fine: 'Fine', no: 'Not for them' },
  reactionTo: (title: string) => `How did it go: ${title}`,
  reactionFailed: "We couldn't save how it went",
} as const

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
