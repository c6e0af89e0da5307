/** The two windows of the pictures, in CSS pixels. */
export const PHONE = { width: 360, height: 780 }
export const WIDE = { width: 1280, height: 900 }
/** 1280 px at 400 %: nothing may scroll sideways there. (WCAG 1.4.10) */
export const NARROWEST = { width: 320, height: 640 }
