import { CakeSlice, CircleCheck, SearchX, UsersRound } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { OpenImport, PreviewPerson } from '#domain/imports/schema.ts'
import { importScreenTexts } from '#domain/texts/import-screens.ts'
import { useNarrow } from '#client/lib/media.ts'
import { paths } from '#client/lib/paths.ts'
import { useUnsaved } from '#client/lib/unsaved.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { SkipButton } from '#client/ui/VisuallyHidden.tsx'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import { DiscardButton } from '../DiscardButton.tsx'
import { useReadAgain, useRun } from '../mutations.ts'
import { CheckedTools } from './CheckedTools.tsx'
import { filterPeople, firstFilter, groupsOf, isNothingNew, runOf, viewOf, type View } from './decide.ts'
import { FileProblems } from './FileProblems.tsx'
import { HowRead } from './HowRead.tsx'
import { PersonRow } from './PersonRow.tsx'
import styles from './Preview.module.css'
import { PreviewFilters } from './PreviewFilters.tsx'
import { useReview } from './review.ts'
import { RunBar } from './RunBar.tsx'

const { preview: texts, kinds, mapping } = importScreenTexts

/** Who is in a file and what would be added, before anything is. */
export function Preview({ file }: { file: OpenImport }) {
  const { id, fileName, kind, isMapped = false, people = nobody, problems = [] } = file
  const review = useReview(file)
  const isAllThere = !review.showsAllThere && isNothingNew(people)
  useUnsaved(review.isTouched)
  return (
    <div className={styles['page']}>
      <Card
        title={<span className={styles['title']}>{fileName === '' ? texts.list : fileName}</span>}
        beside={<Badge>{kinds[kind]}</Badge>}
        actions={
          <>
            {isMapped && <ChangeColumns id={id} />}
            <DiscardButton id={id} isTouched={review.isTouched} />
          </>
        }
      >
        <div className={styles['notes']}>
          <HowRead file={file} />
          <FileProblems problems={problems} />
        </div>
        {people.length === 0 ? (
          <EmptyState icon={<UsersRound />} {...texts.empty} action={<ChooseAnother />} />
        ) : isAllThere ? (
          <NothingNew count={people.length} onShow={review.showAllThere} />
        ) : (
          <People file={file} people={people} review={review} />
        )}
      </Card>
    </div>
  )
}

const nobody: PreviewPerson[] = []

/** Reads the file without what was chosen for its columns, which leads back to choosing them. */
function ChangeColumns({ id }: { id: number }) {
  const read = useReadAgain(id)
  return (
    <Button size="sm" variant="ghost" pending={read.isPending} onClick={() => read.mutate({})}>
      {mapping.change}
    </Button>
  )
}

function NothingNew({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <EmptyState
      icon={<CircleCheck />}

      title={texts.allThere.title}
      text={texts.allThere.text(count)}
      action={
        <div className={styles['buttons']}>
          <Button onClick={onShow}>{texts.showAnyway}</Button>
          <ChooseAnother />
        </div>
      }
    />
  )
}

function ChooseAnother() {
  return (
    <ButtonLink href={paths.import} variant="primary">
      {texts.chooseAnother}
    </ButtonLink>
  )
}

function People({
  file: { id, room = 0 },
  people,
  review: { filter, choices, setFilter, choose },
}: {
  file: OpenImport
  people: readonly PreviewPerson[]
  review: ReturnType<typeof useReview>
}) {
  const run = useRun(id)
  const narrow = useNarrow()
  const bar = useRef<HTMLDivElement>(null)
  const applied = useDeferredValue(filter)
  const found = useMemo(() => filterPeople(people, applied), [people, applied])
  const shown = useMemo(
    () => (applied.view === 'all' ? found : found.filter((person) => viewOf(person) === applied.view)),
    [found, applied.view],
  )
  const counts = useMemo(() => countViews(found), [found])
  const groups = useMemo(() => groupsOf(people), [people])
  const chosen = useMemo(() => runOf(people, choices), [people, choices])
  const hidden = useMemo(() => {
    const visible = new Set(shown.map(({ key }) => key))
    return chosen.filter(({ key }) => !visible.has(key)).length
  }, [chosen, shown])
  const [hasBirthdays] = useState(() => people.some(({ birthday }) => birthday !== null))

  if (!hasBirthdays && filter.withBirthday) {
    return (
      <EmptyState
        icon={<CakeSlice />}

        {...texts.nobodyWithBirthday}
        action={
          <Button variant="primary" onClick={() => setFilter({ withBirthday: false })}>
            {texts.showAll(people.length)}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <PreviewFilters filter={filter} counts={counts} groups={groups} onChange={setFilter} />
      {shown.length === 0 ? (
        <EmptyState
          icon={<SearchX />}

          {...texts.noneFound}
          action={<Button onClick={() => setFilter({ ...firstFilter, withBirthday: false })}>{texts.clear}</Button>}
        />
      ) : (
        <>
          <CheckedTools shown={shown} choices={choices} choose={choose} />
          <SkipButton words={texts.skipPeople} onSkip={() => bar.current?.focus({ preventScroll: true })} />
          <VirtualRows
            label={texts.list}
            items={shown}
            keyOf={({ key }) => key}
            renderItem={(person) => <PersonRow person={person} choice={choices.get(person.key)} choose={choose} />}
            estimate={narrow ? 132 : 59}
            remember={`import-${id}`}
          />
        </>
      )}
      <RunBar
        bar={bar}
        people={chosen}
        total={people.length}
        hidden={hidden}
        room={room}
        isStarting={run.isPending}
        onRun={() => run.mutate(chosen)}
        onUncheck={(keys) => choose(keys, { isChecked: false })}
      />
    </>
  )
}

function countViews(people: readonly PreviewPerson[]): Record<View, number> {
  const counts = { all: people.length, new: 0, there: 0, possible: 0 }
  for (const person of people) counts[viewOf(person)] += 1
  return counts
}
