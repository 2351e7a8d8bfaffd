import type { Plan } from '#domain/plans/schema.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'

const NewPlan = lazyPart(() => import('./new/NewPlanDialog.tsx'), 'NewPlanDialog')
const AddPeople = lazyPart(() => import('./new/AddPeopleDialog.tsx'), 'AddPeopleDialog')
const RenamePlan = lazyPart(() => import('./RenamePlanDialog.tsx'), 'RenamePlanDialog')

/** 'New plan'; opens the plan when it's created. */
export function openNewPlan(): Promise<void> {
  return openDialog(NewPlan, {})
}

export function openAddPeople(plan: Plan): Promise<void> {
  return openDialog(AddPeople, { plan })
}

export function openRenamePlan(plan: Plan): Promise<void> {
  return openDialog(RenamePlan, { plan })
}
