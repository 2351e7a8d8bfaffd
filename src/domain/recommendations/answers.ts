import type { searchFactTexts } from '../texts/search-facts.ts'

export type HappyAnswer = keyof (typeof searchFactTexts)['answers']

/** The answers to 'What makes Sam happy?', each with the categories it stands for: as many as a contact can have. */
export const happyAnswers: Record<HappyAnswer, readonly string[]> = {
  food: [
    'home-and-kitchen.cooking',
    'home-and-kitchen.coffee-and-tea',
    'home-and-kitchen.bar-and-wine',
    'books.cookbooks',
    'gift-cards.dining',
  ],
  home: [
    'home-and-kitchen.home-decor',
    'home-and-kitchen.garden-and-plants',
    'home-and-kitchen.bedding-and-sleep',
    'home-and-kitchen.entertaining-and-tableware',
    'health-and-household.home-comfort',
  ],
  outdoors: [
    'sports-and-outdoors.camping-and-hiking',
    'sports-and-outdoors.cycling',
    'sports-and-outdoors.water-sports',
    'home-and-kitchen.garden-and-plants',
    'toys-and-games.outdoor-play',
  ],
  reading: ['books', 'electronics.e-readers'],
  games: ['toys-and-games.board-and-card-games', 'toys-and-games.puzzles', 'electronics.gaming-gear'],
  making: ['arts-crafts-and-sewing', 'toys-and-games.building-sets', 'toys-and-games.science-and-learning'],
}
