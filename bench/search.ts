import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { embeddedIdeas } from '#server/catalogue/embedded/ideas.ts'
import { importEmbedded } from '#server/catalogue/embedded/import.ts'
import { embeddedProvider } from '#server/catalogue/embedded/provider.ts'
import { openDatabase } from '#server/db/connection.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { brokenRules, searchQuestions, type SearchQuestion } from '#server/testing/search-questions.ts'

interface Judged extends SearchQuestion {
  first: string | undefined
  broken: string[]
}

/** How often a search finds nothing, or the wrong thing first, by 300 questions (bench/search/README.md). */
export async function measureSearching({ heldOut }: { heldOut: boolean }) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ribbonry-bench-'))
  const database = await openDatabase({ dataDir, log: { info() {}, warn() {}, error() {} } })
  try {
    await migrateDatabase(database)
    await importEmbedded(database, new Date())
    const provider = embeddedProvider(database.db, {})
    const ideas = new Map(embeddedIdeas().map((idea) => [idea.id, idea]))
    const { signal } = new AbortController()
    const judged: Judged[] = []
    for (const question of searchQuestions()) {
      const asked = { text: question.query, forNobody: true, sortBy: 'relevance', page: 1, pageSize: 40 } as const
      const { products } = await provider.search(asked, signal)
      const first = ideas.get(products[0]?.id ?? '')
      judged.push({ ...question, first: first?.title, broken: first ? brokenRules(question.right, first) : [] })
    }
    const shown = judged.filter((one) => heldOut || !one.heldOut)
    for (const { query, kind, first, broken } of shown)
      if (first === undefined || broken.length > 0)
        console.log(
          `${kind}: ${query} → ${first ?? '(nothing)'}${broken.length > 0 ? ` breaks ${broken.join(', ')}` : ''}`,
        )
    const rates = {
      tuned: ratesOf(judged.filter((one) => !one.heldOut)),
      'held out': ratesOf(judged.filter((one) => one.heldOut)),
      all: ratesOf(judged),
    }
    console.table(rates)
    return rates
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function ratesOf(judged: readonly Judged[]) {
  const percent = (count: number) => Number(((100 * count) / judged.length).toFixed(1))
  return {
    questions: judged.length,
    'nothing found, %': percent(judged.filter(({ first }) => first === undefined).length),
    'wrong first hit, %': percent(judged.filter(({ broken }) => broken.length > 0).length),
  }
}
