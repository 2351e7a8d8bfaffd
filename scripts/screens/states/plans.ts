import { all, type State } from '../state.ts'
import type { Visitor } from '../visitor.ts'

async function plan(v: Visitor): Promise<void> {
  await v.open(`/plans/${v.rows.planId}`)
  await v.page
    .getByRole('group', { name: /, bought$/ })
    .first()
    .waitFor()
  await v.settled()
}

async function newPlan(v: Visitor): Promise<void> {
  await v.open('/plans')
  await v.press('New plan')
  await v.dialog('New plan')
  await v.settled()
}

const pages: Omit<State, 'as'>[] = [
  { name: 'plans', everywhere: true, show: (v) => v.open('/plans') },
  { name: 'plan', everywhere: true, show: plan },
  {
    name: 'plan, its end',
    async show(v) {
      await plan(v)
      await v.toEnd()
    },
  },
  { name: 'New plan', everywhere: true, show: newPlan },
]

/** Plans, one plan, and what opens above them. */
export const planStates: State[] = [
  ...all({ as: 'full' }, [
    ...pages,
    {
      name: 'plan, Shopping list',
      everywhere: true,
      async show(v) {
        await plan(v)
        await v.pick('Shopping list')
        await v.settled()
      },
    },
    {
      name: 'plan, everyone side by side',
      async show(v) {
        await plan(v)
        await v.press(/side by side$/)
        await v.toEnd()
      },
    },
    {
      name: 'plan, a gift’s menu',
      everywhere: true,
      async show(v) {
        await plan(v)
        await v.press('More for Cashmere wrap')
        await v.page.getByRole('menuitem').first().waitFor()
      },
    },
    {
      name: 'plan, More',
      async show(v) {
        await plan(v)
        await v.press('More')
        await v.page.getByRole('menuitem').first().waitFor()
      },
    },
    {
      name: 'plan, an idea being typed',
      async show(v) {
        await plan(v)
        await v.press('Add an idea for Maya Okafor')
        await v.fill('Idea for Maya Okafor', 'Kite $24')
      },
    },
    {
      name: 'plan, a budget that is none',
      async show(v) {
        await plan(v)
        await v.fill('Budget for Maya Okafor', 'much')
      },
    },
    {
      name: 'Add people',
      async show(v) {
        await plan(v)
        await v.press('Add people')
        await v.dialog('Add people')
        await v.settled()
      },
    },
    {
      name: 'Rename plan',
      async show(v) {
        await plan(v)
        await v.press('More')
        await v.choose('Rename')
        await v.dialog('Rename plan')
      },
    },
    {
      name: 'Delete plan',
      async show(v) {
        await plan(v)
        await v.press('More')
        await v.choose('Delete plan')
        await v.dialog('Delete plan')
      },
    },
    {
      name: 'New plan, people by name',
      async show(v) {
        await newPlan(v)
        await v.fill('Find or add people', 'Nils, child')
        await v.keys('Enter')
        await v.fill('Find or add people', 'Somebody new')
      },
    },
    {
      name: 'dashboard, the events of a plan',
      async show(v) {
        await v.open('/dashboard')
        await v.press('Show events: Winter party')
        await v.settled()
      },
    },
    { name: 'plan, gone', show: (v) => v.open('/plans/999999') },
  ]),
  ...all({ as: 'crowded' }, pages),
  ...all({ as: 'empty' }, [
    { name: 'plans', everywhere: true, show: (v) => v.open('/plans') },
    { name: 'New plan', everywhere: true, show: newPlan },
  ]),
]
