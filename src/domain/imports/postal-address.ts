interface AddressParts {
  poBox?: string | undefined
  extended?: string | undefined
  street?: string | undefined
  city?: string | undefined
  region?: string | undefined
  postalCode?: string | undefined
  country?: string | undefined
}

/** '12 Elm St', 'Springfield, IL 62704' and 'USA' below each other; parts that are missing leave no trace. */
export function composeAddress({ poBox, extended, street, city, region, postalCode, country }: AddressParts): string {
  const place = joined([city, joined([region, postalCode], ' ')], ', ')
  return joined([poBox, extended, street, place, country], '\n')
}

function joined(parts: (string | undefined)[], separator: string): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(separator)
}
