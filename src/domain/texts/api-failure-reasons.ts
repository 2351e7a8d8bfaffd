/** Why a provider gave no answer, for administrators. The provider's own words come as they are. */
export const apiFailureReasonTexts = {
  paused: 'not asked again so soon',
  late: (ms: number) => `no answer within ${ms} ms`,
  dayUsedUp: 'the calls of this day are used up',
  tooManyWaiting: 'too many are waiting for their turn',
  notJson: 'the answer is not JSON',
  tooMuch: 'the answer is larger than any page of products',
  noToken: (status: number) => `no access token was given: ${status}`,
  notAToken: 'the answer has no access token',
  notAPage: (provider: string) => `${provider} answered no page of products`,
  notProducts: (provider: string) => `${provider} answered products that cannot be read`,
  modelLate: 'The language model took too long',
  modelUnusable: 'The language model answered something else than was asked for',
  modelFailed: (status: number | undefined) =>
    status === undefined ? "The language model couldn't be reached" : `The language model answered ${status}`,
  failed: 'It failed',
} as const
