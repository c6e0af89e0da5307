/** First steps of a learner. (spec 7 Other) */

import { get, patch } from '#src/api/row.ts'
import { Onboarding } from '#src/api/shapes/onboarding.ts'
import { OnboardingDraft, OnboardingFlags } from '#src/api/shapes/profile.ts'

export const onboarding = {
  ofBatch: get('onboarding/:id', { role: 'learner', reply: Onboarding }),
  first: get('onboarding/first', { role: 'learner', reply: Onboarding }),
  update: patch('onboarding', { role: 'learner', body: OnboardingDraft, reply: OnboardingFlags }),
}
