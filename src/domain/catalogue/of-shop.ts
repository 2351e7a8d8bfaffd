import { MODEL_PROVIDER } from '../recommendations/model/log.ts'

/** The provider of the built-in ideas. */
export const EMBEDDED_PROVIDER = 'ribbonry'

/** Whether it comes from a shop or a product feed: not a built-in idea, nor a language model's. */
export function isOfShop({ provider }: { provider: string }): boolean {
  return provider !== EMBEDDED_PROVIDER && provider !== MODEL_PROVIDER
}

/** Tells products of several sources apart, whose own ids may be the same. */
export function productId({ provider, id }: { provider: string; id: string }): string {
  return `${provider} ${id}`
}
