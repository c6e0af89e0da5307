/** Onboarding of a new account and of a batch. (spec 3 Onboarding flags) */
import { and, eq } from 'drizzle-orm'
import type { onboarding as rows } from '#src/api/contract/onboarding.ts'
import { findRow } from '../database/queries.ts'
import { batch_learner } from '../database/tables/batch.ts'
import type { HandlersOf } from '../kernel/handler.ts'
import { Forbidden } from '../kernel/http-error.ts'
import { accountHandlers } from './auth-account.ts'

interface Step {
  key: string
  title: string
  text: string
}

const firstSteps: Step[] = [
  { key: 'profile', title: 'প্রোফাইল সাজান', text: '<p>নাম ও ছবি দিন, যেন শিক্ষক আপনাকে চিনতে পারেন।</p>' },
  { key: 'courses', title: 'কোর্স বেছে নিন', text: '<p>ফ্রি কোর্স দিয়েও শুরু করতে পারেন।</p>' },
  { key: 'notifications', title: 'নোটিফিকেশন চালু করুন', text: '<p>ক্লাস শুরুর আগে আমরা মনে করিয়ে দেব।</p>' },
]

const batchSteps: Step[] = [
  { key: 'routine', title: 'ক্লাসের রুটিন দেখুন', text: '<p>সপ্তাহে কোন দিন কখন ক্লাস, রুটিনে লেখা আছে।</p>' },
  { key: 'study-plan', title: 'স্টাডি প্ল্যান দেখুন', text: '<p>প্রতিদিনের ক্লাস, রেকর্ডিং ও কাজ এক জায়গায়।</p>' },
  { key: 'first-class', title: 'প্রথম ক্লাসে জয়েন করুন', text: '<p>ক্লাস শুরুর ১০ মিনিট আগে জয়েন করার বোতাম আসবে।</p>' },
]

const addState = (steps: Step[], is_done: boolean) => steps.map((step) => ({ ...step, is_done }))

export const onboardingHandlers: HandlersOf<typeof rows> = {
  async ofBatch({ db, params, person }) {
    const place = and(eq(batch_learner.batch, params.id), eq(batch_learner.person, person._id))
    if (!(await findRow(db, batch_learner, place))) throw new Forbidden()
    const is_complete = person.is_batch_onboarding_complete
    return { _id: params.id, title: 'ব্যাচে স্বাগতম', steps: addState(batchSteps, is_complete), is_complete }
  },
  async first({ person }) {
    const is_complete = person.is_first_onboarding_complete
    return { _id: 'first', title: 'কারিগরে স্বাগতম', steps: addState(firstSteps, is_complete), is_complete }
  },
  // The same call under a second address.
  update: accountHandlers.updateOnboard,
}
