import { foldText } from '../shared/search-text.ts'

/**
 * The gift that a title names, however it's written: case, accents, punctuation, spaces, articles and plurals make no
 * difference. Null if it names only a kind of gift: a 'Book' isn't last year's book, and flowers may come every year. So
 * at least one word must be specific; the rest must match, too.
 */
export function titleKey(title: string): string | null {
  const words = foldText(title)
    .replaceAll("'", '')
    .replaceAll('&', ' and ')
    .match(/[\p{L}\p{N}]+/gu)
  if (!words) return null
  const telling = words.map(singular).filter((word) => !articles.has(word))
  if (!telling.some((word) => isTelling(word))) return null
  // 'T-shirt', 'T shirt' and 'Tshirt' are one; '1 2' and '12' are not.
  return telling.reduce((key, word) => `${key}${/\d$/.test(key) && /^\d/.test(word) ? ' ' : ''}${word}`, '')
}

const articles = new Set(['a', 'an', 'the'])

/** A number alone, or a single letter, isn't specific either. */
function isTelling(word: string): boolean {
  return !/^\d+$/.test(word) && word.length > 1 && !kinds.has(word)
}

/** English plurals to one form, which need not be a word: 'cookies' and 'cookie' meet at 'cooky'. */
function singular(word: string): string {
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, 'y')
  if (/(?:s[sh]|zz|x|ch)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

/** Kinds of gifts, occasions, and words that only praise or measure them, in the form that `singular` returns. */
const kinds = new Set(
  [
    'accessories album apron artwork bag ball basket bathrobe beer belt blanket book bottle bouquet bowl box bracelet',
    'calendar camera candle candy cap card cash champagne cheese chocolate class clock clothes clothing coat coffee',
    'cookbook cookies cosmetics coupon cup cushion decoration dinner doll donation dress drink earphones earrings',
    'experience flowers food frame fruit gadget game gift glass gloves hamper handbag hat headphones hoodie jacket jar',
    'jewellery jewelry journal kit knife lamp letter lunch magazine makeup massage meal mittens money mug music necklace',
    'notebook novel ornament painting pajamas pants pen perfume phone photo picture pillow plant plate poster present',
    'print purse puzzle pyjamas ring robe scarf scarves set shirt shoes shorts skirt slippers snacks soap socks',
    'something speaker spices stationery stuff sunglasses surprise sweater sweets tea tee thing ticket tie tool toy trip',
    'tshirt tumbler umbrella vase voucher wallet watch whiskey whisky wine',
    'anniversary baby birthday christmas easter graduation hanukkah holiday valentine wedding xmas',
    'and at by for from in of on or to with her his him me mom mum dad my our your kids man men woman women',
    'beautiful best big black blue cool cute favorite favourite fun funny good great green handmade homemade large little',
    'medium new nice one pack pair personal piece pink pretty purple red set small some special sweet two warm white yellow',
  ]
    .join(' ')
    .split(' ')
    .map(singular),
)
