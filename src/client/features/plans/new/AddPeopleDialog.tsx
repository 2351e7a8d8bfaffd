import { useQuery } from '@tanstack/react-query'
import { contactQueries } from '#client/features/contacts/queries.ts'
import type { Plan } from '#domain/plans/schema.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { planScreenTexts } from '#domain/texts/plan-screens.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useFormKey } from '#client/lib/form-key.ts'
import { toastError } from '#client/lib/toast.ts'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { useAddPeople } from '../mutations.ts'
import { ChoosePeople } from './ChoosePeople.tsx'
import { usePeopleChoice } from './use-people-choice.ts'

const texts = planScreenTexts.addPeople
const nobody: ReadonlySet<number> = new Set()

/** More people for a plan, out of the contacts or by their name. */
export function AddPeopleDialog({ plan, close }: DialogProps & { plan: Plan }) {
  const query = useQuery(contactQueries.all())
  const people = usePeopleChoice(nobody)
  const add = useAddPeople(plan.id)
  const keyFor = useFormKey()
  const here = new Set(plan.people.map(({ contactId }) => contactId))
  return (
    <FormDialog
      title={texts.title}
      subtitle={plan.name}
      isDirty={people.isTouched}
      onSubmit={(event) => {
        event.preventDefault()
        if (people.count === 0) return
        add.mutate(
          { contactIds: [...people.chosen], newPeople: people.added, keyFor },
          { onSuccess: () => close(), onError: (error) => toastError(error, planScreenTexts.failedToChange) },
        )
      }}
      save={{
        label: texts.save(people.count),
        pending: add.isPending,
        pendingText: texts.pending,
        disabled: people.count === 0,
      }}
    >
      {query.data === undefined ? (
        query.isError ? (
          <ErrorState
            title={contactTexts.couldNotLoadAll}
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Skeleton height={300} radius={12} />
        )
      ) : (
        <ChoosePeople contacts={query.data.filter(({ id }) => !here.has(id))} people={people} empty={texts.all} />
      )}
    </FormDialog>
  )
}
