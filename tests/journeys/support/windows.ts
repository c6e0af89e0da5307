/** The two windows of the pictures, in CSS pixels. */
export const PHONE = { width: 360, height: 780 }
export const WIDE = { width: 1280, height: 900 }
/** 1280 x 1024 px at 400 %: fixed parts leave half of it for reading. (WCAG 1.4.10, 2.4.11) */
export const LOWEST = { width: 320, height: 256 }
/** 1280 px at 400 %: nothing may scroll sideways there. (WCAG 1.4.10) */
export const NARROWEST = { width: 320, height: 640 }
