import { BookOpen, Dices, Hammer, House, TentTree, Utensils } from 'lucide-react'
import type { ReactNode } from 'react'
import { happyAnswers, type HappyAnswer } from '#domain/recommendations/answers.ts'
import { searchFactTexts } from '#domain/texts/search-facts.ts'
import styles from './HappyQuestion.module.css'

const icons: Record<HappyAnswer, ReactNode> = {
  food: <Utensils />,
  home: <House />,
  outdoors: <TentTree />,
  reading: <BookOpen />,
  games: <Dices />,
  making: <Hammer />,
}

const answers = Object.keys(happyAnswers) as HappyAnswer[]

/** Which answer these categories are; undefined for others. */
export function answerOf(categoryIds: readonly string[]): HappyAnswer | undefined {
  return answers.find((answer) => happyAnswers[answer].join(' ') === categoryIds.join(' '))
}

/** 'What makes Sam happy?': an answer brings ideas at once, the same once more takes it back. */
export function HappyQuestion({
  firstName,
  answer,
  onAnswer,
}: {
  firstName: string
  answer: HappyAnswer | undefined
  onAnswer: (answer: HappyAnswer | undefined) => void
}) {
  return (
    <fieldset className={styles['question']}>
      <legend>{searchFactTexts.question(firstName)}</legend>
      <div className={styles['answers']}>
        {answers.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === answer}
            className={styles['answer']}
            onClick={() => onAnswer(one === answer ? undefined : one)}
          >
            {icons[one]}
            {searchFactTexts.answers[one]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
