/** Limits of the session; times in seconds. (rulings R11, R16, R33) */
export const ACCESS_LIFE = 3600
export const REFRESH_LIFE = 30 * 24 * 3600
/** A refresh token may be repeated within this time, since the first reply may have been lost. */
export const REFRESH_GRACE = 60
export const DEVICE_REMOVAL_TOKEN_LIFE = 600
export const RESET_LIFE = 600

export const DEVICE_LIMIT = 3

/** The only code of the sandbox; it works once, and only after it was sent. */
export const OTP_CODE = '246810'
export const OTP_LIFE = 300
export const OTP_WRONG_TRIES = 5
/** Maximum codes per phone or address within OTP_WINDOW. */
export const OTP_SENT_MOST = 5
export const OTP_WINDOW = 600
export const OTP_RESEND_AFTER = 60

export const PASSWORD_LEAST = 6
export const PASSWORD_WRONG_TRIES = 5
export const PASSWORD_LOCK = 900
