/** What few course pages show, or show below: it comes behind the first screen. */

import { CourseOrientation } from '#src/features/site/orientation/orientation-cards.tsx'
import { AdvanceBookingForm } from './advance-booking-form.tsx'
import { BundleList } from './bundle-list.tsx'

export const courseArea = { AdvanceBookingForm, BundleList, CourseOrientation } as const
