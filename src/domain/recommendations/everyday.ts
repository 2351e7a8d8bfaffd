/**
 * Interests that nearly everyone has a little of, at one age or another: an idea that is mainly about one of these suits
 * someone we know little about. A kalimba, a telescope or a pasta maker needs someone who wants one.
 */
export const everydayInterests: ReadonlySet<string> = new Set(
  `gourmet-food chocolate tea coffee dining-out day-trips cozy-home cozy-clothing home-comfort bedding candles journaling
  memory-keeping letter-writing stationery puzzles brain-teasers party-games card-games board-games hosting table-setting
  music-listening flowers houseplants lighting home-decor movies-and-tv streaming shopping kids-crafts outdoor-play
  picture-books pretend-play toddler-play baby-play building-bricks stuffed-animals`.split(/\s+/),
)
