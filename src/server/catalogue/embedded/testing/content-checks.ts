import type { CatalogueIdea } from '#domain/catalogue/idea-schema.ts'

// What the texts and places of the embedded ideas say about their attributes (ideas.test.ts).

type Content = CatalogueIdea['contains'][number]
type Need = CatalogueIdea['needs'][number]
type Allergen = CatalogueIdea['avoid']['allergens'][number]
type Drawback = CatalogueIdea['drawbacks'][number]

/** Words for materials, whatever the idea is. */
const materials: Partial<Record<Content, RegExp>> = {
  leather: /\b(?:leather|suede|nubuck|calfskin|cowhide|lambskin|deerskin)\b/gi,
  silk: /\bsilk\b/gi,
  feathers: /\b(?:feathers?|eiderdown|(?:goose|duck|real|white) down)\b/gi,
  fur: /\b(?:fur|sheepskin|shearling)\b/gi,
  honey: /\bbeeswax\b/gi,
}

/** Words for food and drink, in ideas that are used up. */
const ingredients: Partial<Record<Content, RegExp>> = {
  meat: /\b(?:meat|beef|jerky|sausages?|salami|prosciutto|bacon|ham|steaks?|brisket|biltong)\b/gi,
  pork: /\b(?:pork|bacon|ham|prosciutto|lard)\b/gi,
  fish: /\b(?:fish|salmon|tuna|sardines?|anchov(?:y|ies)|caviar|trout|mackerel)\b/gi,
  shellfish: /\b(?:oysters?|shrimps?|crabs?|lobsters?|clams?|mussels?|scallops?)\b/gi,
  honey: /\bhoney\b/gi,
  gelatin: /\b(?:marshmallows?|gumm(?:y|ies)|gelatine?|jelly beans)\b/gi,
  alcohol: /\b(?:wine|beer|cider|whiske?y|bourbon|rum|gin|vodka|tequila|liqueurs?|champagne|sake|mead)\b/gi,
  caffeine: /\b(?:coffee|espresso|matcha|black tea|green tea|earl gray)\b/gi,
  sugar: /\b(?:sugar|chocolates?|cand(?:y|ies)|caramels?|cookies?|fudge|truffles|lollipops?|marshmallows?|syrup)\b/gi,
}

/** What touches the skin, whatever the idea is. */
const worn: Partial<Record<Allergen, RegExp>> = {
  wool: /\b(?:wool|woolen|merino|cashmere|lambswool|mohair|alpaca|angora)\b/gi,
  latex: /\b(?:latex|natural rubber)\b/gi,
}

/** What is eaten, in ideas that are used up. */
const eaten: Partial<Record<Allergen, RegExp>> = {
  nuts: /\b(?:nuts?|almonds?|walnuts?|pecans?|cashews?|hazelnuts?|peanuts?|pistachios?|marzipan|nougat)\b/gi,
  gluten: /\b(?:pasta|shortbread|croissants?|crackers?|flour)\b/gi,
}

/** Words for what a cookbook teaches, a class cooks or a restaurant serves. A diet asks about dairy and eggs, too. */
const dishes: Partial<Record<Content | Allergen, RegExp>> = {
  meat: /\b(?:meat|beef|brisket|steaks?|burgers?|barbecue|chicken|turkey|duck|lamb|pork|sausages?|bacon|ham|salami|prosciutto|pastrami|charcuterie|ramen|pho)\b|\bconsommé/gi,
  pork: /\b(?:pork|bacon|ham|prosciutto|lard|carnitas)\b/gi,
  fish: /\b(?:fish|sushi|salmon|tuna|sardines?|anchov(?:y|ies)|herring|trout)\b/gi,
  shellfish: /\b(?:shellfish|oysters?|shrimps?|crabs?|lobsters?|clams?|mussels?|scallops?)\b/gi,
  honey: /\b(?:honey|beeswax)\b/gi,
  dairy:
    /\b(?:cheeses?|mozzarella|ricotta|buttercream|(?<!(?:peanut|nut|almond|apple|cocoa) )butter|cream|custard|gelato|(?<!(?:almond|oat|soy|coconut|rice) )milk|milkshakes?)\b/gi,
  egg: /\b(?:eggs?|omelets?|meringues?|mayonnaise)\b/gi,
}

/** Words in titles of things that leave no doubt. */
const titled: Partial<Record<Drawback, RegExp>> = {
  battery: /\b(?:rechargeable|battery-powered)\b/gi,
  screen: /\b(?:tablet|projector|e-reader|console)\b/gi,
  breakable: /\b(?:porcelain|stoneware|china|earthenware)\b/gi,
  sharp: /\b(?:knife|knives|axe|scissors|chisels?)\b/gi,
  flame: /\bcandles?\b/gi,
  weapon: /\b(?:swords?|blasters?|bow and arrows?|water guns?)\b/gi,
  personalized: /\b(?:engraved|monogrammed|personalized)\b/gi,
  appliance: /\b(?:toaster|blender|air fryer|waffle|dehydrator|slow cooker|rice cooker)\b/gi,
  subscription: /\b(?:subscription|of the month|membership)\b/gi,
}

/** Experiences with one of these are about food. */
const foodInterests = new Set(
  'cooking baking bread-baking cake-decorating italian-cooking asian-cooking vegan-cooking grilling fermenting cheese chocolate gourmet-food dining-out'.split(
    ' ',
  ),
)

/** 'Vegan leather', 'no feathers', 'instead of honey'. */
const denial =
  /\b(?:vegan|faux|fake|mock|imitation|artificial|no|not|never|nor|without|neither|less|unlike|than|instead of|rather than|free of)(?: (?:real|any|added|a|an|the|of|or|\w+ or|\w+ nor))* $/i
/** 'Leather-look', 'sheepskin-soft', 'sugar-free'. */
const likeness = /^[- ](?:look|like|soft|free|smooth|colored|style|scented|effect)\b/i

/** What a text says is in the thing. */
export function contentsSaid(text: string, isConsumable: boolean): Content[] {
  return [...new Set([...said(text, materials), ...(isConsumable ? said(text, ingredients) : [])])]
}

/** Cookbooks, cooking classes and meals out: nothing of them is used up, and still a vegan would refuse some. */
export function isAboutFood({ kind, categoryId, tags: { interests } }: CatalogueIdea): boolean {
  if (['books.cookbooks', 'gift-cards.dining'].includes(categoryId) || interests.includes('cookbooks')) return true
  return kind === 'experience' && interests.some((interest) => foodInterests.has(interest))
}

/** What a text about food says that its dishes are made of. */
export function dishesSaid(text: string): (Content | Allergen)[] {
  return said(text, dishes)
}

/** What a text says that somebody may be allergic to. */
export function allergensSaid(text: string, isConsumable: boolean): Allergen[] {
  return [...said(text, worn), ...(isConsumable ? said(text, eaten) : [])]
}

/** What a title says that some refuse a thing for. */
export function drawbacksSaid(title: string): Drawback[] {
  return said(title, titled)
}

/** The keys whose words a text uses, other than to deny them or to compare something with them. */
function said<Key extends string>(text: string, table: Partial<Record<Key, RegExp>>): Key[] {
  const isMeant = ({ 0: word, index }: RegExpExecArray) =>
    !denial.test(text.slice(0, index)) && !likeness.test(text.slice(index + word.length))
  return (Object.entries(table) as [Key, RegExp][]).flatMap(([what, words]) =>
    [...text.matchAll(words)].some(isMeant) ? [what] : [],
  )
}

const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')
const big = 'sixteen seventeen eighteen nineteen twenty'.split(' ')
const numerals = [...small, ...big]
const agePattern = new RegExp(`\\b(${numerals.slice(1).join('|')})-year-olds?\\b`, 'gi')

/** The years in 'for a seven-year-old'. */
export function agesSaid(text: string): number[] {
  return [...text.matchAll(agePattern)].map(([, numeral = '']) => numerals.indexOf(numeral.toLowerCase()))
}

/** The holidays a title names, each with the months before it in which its things are bought. */
export const holidays = {
  christmas: { named: /\b(?:christmas|advent)\b/i, months: [11, 12] },
  easter: { named: /\beaster\b/i, months: [3, 4] },
  halloween: { named: /\b(?:halloween|trick-or-treat|jack-o'-lantern)\b/i, months: [9, 10] },
  thanksgiving: { named: /\bthanksgiving\b/i, months: [10, 11] },
  valentines: { named: /\bvalentine/i, months: [1, 2] },
  'independence-day': { named: /\b(?:fourth of july|independence day)\b/i, months: [6, 7] },
  'mothers-day': { named: /\bmother's day\b/i, months: [4, 5] },
  'fathers-day': { named: /\bfather's day\b/i, months: [5, 6] },
  'new-years': { named: /\bnew year's\b/i, months: [12, 1] },
} as const satisfies Partial<
  Record<CatalogueIdea['tags']['occasions'][number], { named: RegExp; months: readonly number[] }>
>

/** Beginnings of category ids. */
const leafNeeds: readonly (readonly [string, readonly Need[]])[] = [
  ['books.', ['sight']],
  ['electronics.photography.', ['sight']],
  ['electronics.e-readers', ['sight']],
  ['electronics.headphones-and-speakers', ['hearing']],
  ['musical-instruments.', ['hearing']],
  ['arts-crafts-and-sewing.painting-and-drawing', ['sight']],
  ['arts-crafts-and-sewing.calligraphy-and-lettering', ['sight', 'fine-hands']],
  ['arts-crafts-and-sewing.sewing-and-quilting', ['fine-hands']],
  ['arts-crafts-and-sewing.knitting-and-crochet', ['fine-hands']],
  ['arts-crafts-and-sewing.jewelry-making', ['fine-hands']],
  ['beauty-and-personal-care.fragrance', ['smell']],
  ['health-and-household.wellness-and-relaxation.aromatherapy', ['smell']],
  ['sports-and-outdoors.fitness-and-yoga.running', ['walking']],
  ['toys-and-games.puzzles', ['sight']],
]

/** What everything in a leaf of the tree needs. */
export function needsOfLeaf(categoryId: string): Need[] {
  return leafNeeds.flatMap(([start, needs]) => (categoryId.startsWith(start) ? needs : []))
}

/** Titles of things that leave no doubt that one has to walk, run or stand. */
const onFoot = /\b(?:running (?:belt|tights|vest|armbands)|cleats|trekking poles|snowshoes|jump rope|ski passes?)\b/i

export function needsSaid(title: string): Need[] {
  return onFoot.test(title) ? ['walking'] : []
}

/** Ideas that only mention a material, offer a dish without it, or are for people who can't do what their neighbors in the leaf need. */
const exceptions: Readonly<Record<string, readonly (Content | Need | Allergen | Drawback)[]>> = {
  'address-book-rescue-sixty-envelopes-lettered-for-them': ['sight', 'fine-hands'],
  'afternoon-at-a-cat-cafe-for-two': ['fur'],
  'ancient-egypt-unrolled-a-papyrus-facsimile-with-a-guide': ['feathers'],
  'arm-knit-blanket-of-tube-yarn-no-needles-at-all': ['fine-hands', 'wool'],
  'audiobook-of-a-victorian-whodunit-read-by-an-actor': ['sight'],
  'baby-blanket-to-knit-before-the-shower': ['wool'],
  'baby-earmuffs-for-fireworks-and-stadiums': ['hearing'],
  'back-seat-hammock-for-muddy-dogs': ['fur'],
  'ballroom-starter-lesson': ['leather'],
  'bathroom-wall-vinyl-in-their-own-handwriting': ['fine-hands'],
  'bathtub-crayons-and-tear-free-foam-for-small-captains': ['fish'],
  'beard-oil-mixed-in-the-shed': ['nuts'],
  'birdseed-ornaments-at-home': ['sugar'],
  'birthday-cake-kit-by-mail-candles-included': ['flame'],
  'bookshop-murder-weekend-in-the-mountains': ['sight'],
  'boot-dryer-that-hums-overnight': ['leather'],
  'braille-e-book-display-twenty-cells': ['sight'],
  'brown-sugar-scrub-stirred-in-your-kitchen': ['sugar'],
  'button-bracelet-from-the-old-tin': ['fine-hands'],
  'camp-stove-cookbook-that-fits-the-pot': ['meat', 'pork'],
  'cathedral-of-a-quilt-show-tickets-and-a-tote': ['fine-hands'],
  'cedar-shoe-trees': ['leather'],
  'chapped-cheek-balm-for-a-baby-in-a-stroller': ['wool'],
  'chapter-book-read-by-a-grandmother-on-tape-pages-and-all': ['sight'],
  'chunky-knit-throw': ['wool'],
  'coastal-indian-cooking-with-the-vegetarian-half-first': ['fish'],
  'comedians-autobiography-read-by-herself': ['sight'],
  'cotton-washcloth-gift-set-you-crocheted-in-front-of-the-news': ['fine-hands'],
  'crab-feast-on-newspaper-mallets-and-bibs': ['meat'],
  'crate-of-oysters-knife-already-owned': ['sharp'],
  'creative-writing-evening-course': ['sight'],
  'cuddly-blanket-repair-by-a-woman-with-a-magnifier': ['fine-hands'],
  'cutters-of-dreidels-stars-and-a-fat-candle': ['flame'],
  'decaf-evening-coffee-duo': ['caffeine'],
  'drawing-by-touch-a-raised-line-board': ['sight'],
  'dried-fruit-box-without-added-sugar': ['alcohol', 'sugar'],
  'dry-salt-fan-for-a-stuffy-bedroom': ['smell'],
  'dumpling-evening-with-a-home-cook': ['sight'],
  'earring-tree-from-a-driftwood-branch-you-found': ['fine-hands'],
  'enameling-kiln-the-size-of-a-toaster': ['appliance'],
  'ergonomic-crochet-hooks-with-lit-tips': ['fine-hands'],
  'faux-fur-pet-proof-throw': ['fur'],
  'favorite-poem-lettered-and-framed-by-you': ['fine-hands'],
  'felted-soap-workshop-with-wool-and-bubbles': ['fine-hands'],
  'fermenting-course-by-mail-with-a-crock-at-the-end': ['sight'],
  'field-notebook-that-shrugs-off-rain-with-a-golden-pencil': ['feathers'],
  'fold-out-body-book-with-organs-of-felt': ['sight'],
  'gluten-free-baking-hamper': ['gluten'],
  'gluten-free-crackers-crisps-and-one-good-loaf': ['gluten'],
  'grill-rub-sampler': ['nuts'],
  'guided-walk-through-the-old-town': ['sight'],
  'half-dozen-leather-headcovers-numbered-in-thread': ['wool'],
  'halloween-costume-commissioned-from-a-neighbor-who-sews': ['fine-hands'],
  'handspun-from-your-own-dog-sent-back-as-a-scarf': ['fine-hands'],
  'headphone-hook-in-oak-for-under-a-desk': ['hearing'],
  'herb-drying-rack-that-folds-to-the-ceiling': ['smell'],
  'history-podcast-live-on-stage-two-seats': ['sight'],
  'homemade-play-dough-in-five-scents': ['sugar'],
  'hot-towel-shave-at-an-old-barbershop': ['leather'],
  'indoor-outdoor-composite-basketball': ['leather'],
  'ink-in-six-colors-made-from-walnut-oak-gall-and-rust': ['nuts'],
  'ketubah-commissioned-from-a-scribe-with-pomegranates': ['fine-hands'],
  'lavender-pillow-sewn-from-his-old-shirts': ['fine-hands'],
  'learn-to-be-retired-group-six-fridays-with-coffee': ['sight'],
  'leather-balm-for-tired-car-seats': ['leather'],
  'leather-glove-oil-and-wrap-kit': ['leather'],
  'library-chair-plate-their-name-on-a-seat-downtown': ['sight'],
  'lighted-pocket-microscope': ['feathers'],
  'lip-balm-in-five-silly-flavors-one-per-cousin': ['nuts'],
  'literary-walking-weekend-in-an-old-town': ['sight'],
  'lullabies-in-nine-languages-with-buttons-grandpa-can-find': ['sight'],
  'magnet-clasp-bracelet-kit-for-hands-that-tremble': ['fine-hands'],
  'marriage-vows-in-copperplate-from-the-wedding-tape': ['fine-hands'],
  'memoir-writing-class-for-people-with-a-shoebox': ['sight'],
  'metal-disentanglement-puzzles-set-of-eight': ['sight'],
  'murder-mystery-dinner-theater-for-two': ['sight'],
  'necklace-of-paper-beads-from-a-year-of-their-love-letters': ['fine-hands'],
  'newborn-hat-trio-for-the-hospital-tray': ['fine-hands'],
  'olive-and-pickle-flight': ['sugar'],
  'olive-oil-and-vinegar-pair': ['sugar'],
  'one-great-rose-perfume-full-size': ['honey'],
  'patch-set-of-moths-mushrooms-and-moons-to-iron-on': ['fine-hands'],
  'pen-tablet-for-signing-sketching-and-teaching-fractions': ['screen'],
  'pie-almanac-one-per-full-moon': ['pork'],
  'place-card-pens-in-metallic-ink': ['nuts'],
  'pocket-square-set-five-ways-of-looking-awake': ['silk'],
  'poems-for-small-people-with-a-recording': ['sight'],
  'puzzle-box-with-a-hidden-drawer': ['sight'],
  'quarterly-shave-parcel-from-a-soap-maker': ['leather'],
  'quiet-lives-a-shepherds-year-on-the-hill': ['wool'],
  'quote-of-his-hand-lettered-on-a-shop-rag-or-apron': ['fine-hands'],
  'rack-for-race-medals-in-raw-steel': ['walking'],
  'rainbow-silk-filament': ['silk'],
  'raised-dot-picture-book-to-read-with-two-hands': ['sight', 'fur'],
  'recipe-travelogue-eleven-kitchens-along-the-silk-road': ['silk'],
  'reenactors-weekend-sleep-in-a-wool-tent-in-1777': ['sight'],
  'regency-ball-evening-for-two': ['sight'],
  'romance-writing-workshop-six-thursday-nights': ['sight'],
  'sabbath-bread-book-and-a-braiding-board': ['honey'],
  'sand-tray-for-writing-with-one-finger': ['sight', 'fine-hands'],
  'scarf-ring-and-a-leaflet-of-eleven-knots': ['silk'],
  'scarf-you-knit-yourself-one-stitch-only': ['fine-hands'],
  'scent-diary-with-pages-to-describe-what-noses-cant-name': ['alcohol'],
  'sea-glass-necklace-from-your-own-beach-walk': ['fine-hands'],
  'seed-bombs-rolled-by-hand': ['nuts'],
  'sensory-yarn-basket-for-a-memory-care-common-room': ['fine-hands'],
  'sewing-and-yarn-shop-card': ['wool'],
  'sewing-weights-shaped-like-river-stones': ['silk'],
  'sheep-to-scarf-day-on-a-working-farm': ['fine-hands'],
  'six-sessions-with-a-career-coach': ['sight'],
  'slate-garden-markers-and-a-scribes-chalk-pen': ['fine-hands'],
  'smell-training-kit-for-a-nose-that-came-back-wrong': ['smell'],
  'sneaker-restoring-kit': ['leather'],
  'snow-boots-with-a-fake-fur-collar': ['fur'],
  'soap-carving-kit-with-two-blocks-and-a-wooden-knife': ['sharp'],
  'soap-from-the-shave-bench-a-puck-kit-for-men-who-tinker': ['alcohol'],
  'space-opera-audio-drama-with-a-full-cast': ['sight'],
  'star-projector-lamp-with-a-cry-sensor': ['screen'],
  'stencil-kit-for-the-mailbox-numbers-and-a-wren': ['fine-hands'],
  'subscription-to-oral-histories-a-voice-a-month': ['sight'],
  'sugar-plum-lip-and-hand-duo-for-a-stocking-toe': ['sugar'],
  't-shirt-quilt-made-from-their-team-years': ['fine-hands'],
  'tactile-photo-prints-for-a-blind-grandmother': ['sight'],
  'ten-flat-whites-at-the-corner-cafe': ['dairy'],
  'tenth-gram-pocket-scale': ['feathers'],
  'three-kings-ring-cake-kit-with-the-porcelain-figure': ['breakable'],
  'touch-and-feel-farm-book-in-sturdy-board': ['sight'],
  'trading-and-building-game-of-a-medieval-harbor': ['wool'],
  'vacation-feeding-blocks-for-the-fish': ['fish'],
  'waffle-robe-men': ['appliance'],
  'watercolor-workbook-pre-printed-on-real-cotton-paper': ['feathers'],
  'weekend-silent-retreat-with-soup': ['sight'],
  'weekend-story-camp-for-teen-writers': ['sight'],
  'weighted-fork-spoon-and-knife': ['sharp'],
  'wooden-dragon-bookends-with-steel-feet': ['sight'],
  'wool-and-boots-fund-for-a-child-starting-at-a-northern-college': ['wool'],
  'wool-winder-and-swift-that-clamp-to-the-table': ['wool'],
  'yarn-shop-crawl-with-a-driver-who-doesnt-mind': ['fine-hands'],
}

export function saysOtherwise(id: string, what: Content | Need | Allergen | Drawback): boolean {
  return exceptions[id]?.includes(what) ?? false
}

export const exceptionIds = Object.keys(exceptions)
