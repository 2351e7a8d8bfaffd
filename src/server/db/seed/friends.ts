import type { SeedPerson } from './spec.ts'

/** Friends, neighbors and the people at work. */
export const friends: readonly SeedPerson[] = [
  {
    fullName: 'Maya Okafor',
    relationship: 'friend',
    gender: 'female',
    birthday: { inDays: 1, turning: 34 },
    email: 'maya@example.com',
    phoneNumber: '+1 971 555 0120',
    interests: 'Open-water swimming, films with subtitles',
    categoryIds: ['sports-and-outdoors.water-sports.swimming', 'electronics.headphones-and-speakers'],
    dislikes: 'Alcohol',
    birthdayEvent: {
      budgetCents: 6000,
      importance: 'High',
      remindDays: 7,
      gifts: [
        {
          title: 'Waterproof Bluetooth speaker',
          state: 'bought',
          featured: 'waterproof-bluetooth-speaker',
          paidCents: 3999,
        },
        { title: 'Swim parka', state: 'idea', cents: 11_000, search: 'swim parka changing robe' },
        { title: 'Season ticket for the film club', state: 'last-time', cents: 6000 },
      ],
    },
  },
  {
    fullName: 'Aroha Ngata',
    relationship: 'friend',
    gender: 'female',
    birthday: { inDays: 0, turning: 41 },
    email: 'aroha@example.com',
    categoryIds: ['sports-and-outdoors.camping-and-hiking', 'books.fiction.literary-and-classics'],
    notes: 'Twelve time zones away: call in the evening.',
    birthdayEvent: {
      remindDays: 14,
      gifts: [{ title: 'Waxed canvas backpack', state: 'bought', featured: 'waxed-canvas-backpack' }],
    },
  },
  {
    fullName: 'Tomasz Lindqvist',
    relationship: 'friend',
    gender: 'male',
    birthday: { inDays: 230, turning: 39 },
    categoryIds: ['home-and-kitchen.bar-and-wine', 'home-and-kitchen.home-decor.lighting'],
    occasions: [
      {
        type: 'housewarming',
        inDays: 14,
        budgetCents: 5000,
        remindDays: 5,
        notes: 'Third floor, no elevator. Nothing heavy.',
        gifts: [
          { title: 'Bread, salt and a good bottle', state: 'assigned', cents: 4400 },
          { title: 'Copper floor lamp', state: 'idea', cents: 12_900 },
        ],
      },
    ],
  },
  {
    fullName: 'Kenji Watanabe',
    relationship: 'friend',
    gender: 'male',
    birthday: { inDays: -120, turning: 28 },
    interests: 'Film cameras, ramen, very long walks',
    categoryIds: ['electronics.photography.cameras', 'home-and-kitchen.cooking.knives-and-tools'],
    birthdayEvent: { gifts: [{ title: 'Instant camera', state: 'last-time', featured: 'instant-camera' }] },
    occasions: [
      {
        type: 'graduation',
        inDays: -18,
        needsCard: true,
        gifts: [
          { title: 'Darkroom voucher', state: 'bought', cents: 7500 },
          { title: 'Congratulations card', state: 'bought', cents: 550, isCard: true },
        ],
      },
    ],
    ideas: [{ title: 'Ten rolls of black and white film', state: 'idea', cents: 9200 }],
  },
  {
    fullName: 'Siobhán Ní Bhriain',
    relationship: 'friend',
    gender: 'female',
    birthday: { inDays: 170, turning: 36 },
    categoryIds: ['health-and-household.wellness-and-relaxation', 'books.fiction.science-fiction-and-fantasy'],
    occasions: [
      {
        type: 'baby-shower',
        inDays: 33,
        budgetCents: 7500,
        remindDays: 14,
        gifts: [
          {
            title: 'Carrier wrap, organic cotton',
            state: 'assigned',
            cents: 10_000,
            split: [
              ['You', 2500, true],
              ['Maya', 2500, true],
              ['Zoë', 2500, true],
              ['Aroha', 2500, true],
            ],
          },
          {
            title: 'A month of cooked dinners',
            state: 'idea',
            cents: 0,
            description: 'Homemade: one pot every Sunday.',
          },
        ],
      },
    ],
  },
  {
    fullName: 'Zoë van den Berg',
    relationship: 'friend',
    gender: 'female',
    birthday: { inDays: 210, turning: 29 },
    interests: 'Two rescue dogs, Pim and Klaas',
    categoryIds: ['pet-supplies.dogs', 'sports-and-outdoors.cycling'],
    dislikes: 'Leather, wool, down',
    birthdayEvent: { gifts: [{ title: 'Snuffle mat for Pim', state: 'idea', featured: 'dog-snuffle-mat' }] },
    occasions: [{ type: 'custom', name: 'Day the dogs came home', inDays: 70, gifts: [] }],
  },
  {
    fullName: 'Linh Trần',
    relationship: 'friend',
    gender: 'female',
    birthday: { inDays: 120 },
    categoryIds: ['arts-crafts-and-sewing.painting-and-drawing', 'toys-and-games.puzzles'],
    addedDaysAgo: 90,
    birthdayEvent: {
      gifts: [
        { title: 'Travel watercolor set', state: 'idea', featured: 'travel-watercolor-set' },
        { title: '1,000-piece botanical puzzle', state: 'idea', featured: 'thousand-piece-botanical-puzzle' },
      ],
    },
    occasions: [
      {
        type: 'annual',
        name: 'Lunar New Year visit',
        inDays: 78,
        budgetCents: 4000,
        gifts: [{ title: 'Kumquat tree', state: 'last-time', cents: 3900 }],
      },
    ],
  },
  {
    fullName: 'Dmitri Volkov',
    relationship: 'colleague',
    gender: 'male',
    birthday: { inDays: 44 },
    categoryIds: ['office-products.pens-and-writing'],
    birthdayEvent: { importance: 'Low', needsNoGift: true, needsCard: true },
    occasions: [
      {
        type: 'promotion',
        inDays: -25,
        gifts: [{ title: 'Five-year journal', state: 'bought', featured: 'five-year-journal' }],
      },
    ],
  },
  {
    fullName: 'Fatoumata Diallo',
    relationship: 'colleague',
    gender: 'female',
    birthday: { inDays: 300, turning: 45 },
    email: 'fatoumata@example.com',
    categoryIds: ['musical-instruments.drums-and-percussion', 'home-and-kitchen.garden-and-plants.indoor-plants'],
    occasions: [
      {
        type: 'new-job',
        name: 'Farewell to Fatoumata',
        inDays: 9,
        budgetCents: 4000,
        remindDays: 3,
        needsCard: true,
        gifts: [
          {
            title: 'Kalimba, 17 keys',
            state: 'assigned',
            featured: 'kalimba-17-keys',
            split: [
              ['You', 625, true],
              ['Dmitri', 625, true],
              ['Grace', 625, false],
              ['Tomasz', 625, false],
            ],
          },
        ],
      },
    ],
  },
  {
    fullName: 'June Whitfield',
    relationship: 'neighbor',
    gender: 'female',
    birthday: { inMonths: 5 },
    mailingAddress: '2107 SE Alder Street, Portland, OR 97214',
    categoryIds: ['pet-supplies.birds', 'home-and-kitchen.garden-and-plants'],
    notes: 'Has our spare key, and opinions on the hedge.',
    occasions: [
      {
        type: 'christmas',
        budgetCents: 2500,
        gifts: [
          { title: 'Window bird feeder', state: 'assigned', featured: 'window-bird-feeder' },
          { title: 'Tin of almond biscuits', state: 'last-time', cents: 1200 },
        ],
      },
    ],
  },
  {
    fullName: 'Ali Rezaei',
    relationship: 'neighbor',
    gender: 'male',
    birthday: { inDays: -5, turning: 52 },
    categoryIds: ['home-and-kitchen.entertaining-and-tableware'],
    occasions: [
      { type: 'new-years', gifts: [{ title: 'Saffron, ten grams', state: 'idea', cents: 6500 }] },
      { type: 'annual', name: 'Block party', inDays: -100, needsNoGift: true },
    ],
  },
  {
    fullName: 'Grace Kim',
    relationship: 'other',
    gender: 'female',
    notes: "Mateo's piano teacher. Birthday unknown.",
    categoryIds: ['gift-cards.dining', 'musical-instruments.keyboard-and-piano'],
    addedDaysAgo: 12,
    occasions: [
      {
        type: 'annual',
        name: 'Thank-you after the recital',
        inDays: 21,
        budgetCents: 3000,
        remindDays: 5,
        needsCard: true,
        gifts: [{ title: 'Thank-you card', state: 'idea', cents: 450, isCard: true }],
      },
      { type: 'thanksgiving', gifts: [{ title: 'Pecan pie', state: 'idea' }] },
    ],
  },
]
