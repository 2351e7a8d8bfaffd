import { accountDataContract } from './account-data/contract.ts'
import { adminContract } from './admin/contract.ts'
import { accountsContract } from './accounts/contract.ts'
import { presentContract } from './presents/contract.ts'
import { profileContract } from './profile/contract.ts'
import { activityContract } from './activities/contract.ts'
import { categoryContract } from './catalogue/category-contract.ts'
import { askLinkContract } from './ask-links/contract.ts'
import { budgetContract } from './budget/contract.ts'
import { catalogueContract } from './catalogue/contract.ts'
import { sourceContract } from './catalogue/sources/contract.ts'
import { contactContract } from './contacts/contract.ts'
import { dashboardContract } from './dashboard/contract.ts'
import { feedbackContract } from './feedback/contract.ts'
import { feedContract } from './feeds/contract.ts'
import { giftContract } from './gifts/contract.ts'
import { importContract } from './imports/contract.ts'
import { contactPictureContract, pictureContract } from './pictures/contract.ts'
import { linkPreviewContract } from './link-preview/contract.ts'
import { occasionContract } from './occasions/contract.ts'
import { operationsContract } from './operations/contract.ts'
import { planContract } from './plans/contract.ts'
import { pushContract } from './reminders/push/contract.ts'
import { recommendationContract } from './recommendations/contract.ts'
import { reminderContract } from './reminders/contract.ts'
import { searchContract } from './search/contract.ts'
import { splitContract } from './splits/contract.ts'
import { contributorLinkContract } from './splits/links/contract.ts'

/**
 * The whole API on one page, by method and path below /api. The server registers these routes and no others, its reference
 * (OpenAPI) is made of them, and the client knows from them what it may send and what it gets.
 */
export const contract = {
  ...accountDataContract,
  ...accountsContract,
  ...activityContract,
  ...adminContract,
  ...askLinkContract,
  ...budgetContract,
  ...catalogueContract,
  ...categoryContract,
  ...contactContract,
  ...contactPictureContract,
  ...contributorLinkContract,
  ...dashboardContract,
  ...feedbackContract,
  ...feedContract,
  ...giftContract,
  ...importContract,
  ...linkPreviewContract,
  ...occasionContract,
  ...operationsContract,
  ...pictureContract,
  ...planContract,
  ...presentContract,
  ...profileContract,
  ...pushContract,
  ...recommendationContract,
  ...reminderContract,
  ...searchContract,
  ...sourceContract,
  ...splitContract,
}

export type Contract = typeof contract
export type RouteName = keyof Contract
