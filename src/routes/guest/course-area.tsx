/** Parts that only few course pages show, or show far down: they load after the first screen. */

import type { ReactNode } from 'react'
import { CourseOrientation } from '#src/features/site/orientation/orientation-cards.tsx'
import { offers } from '#src/lib/features.ts'
import { AdvanceBookingForm } from './advance-booking-form.tsx'
import { BundleList } from './bundle-list.tsx'

export const courseArea = {
  AdvanceBookingForm,
  BundleList,
  CourseOrientation: offers.orientation
    ? CourseOrientation
    : ({ waiting }: { waiting: ReactNode }) => waiting,
} as const
