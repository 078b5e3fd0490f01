/** The reasons that pages without live updates get; the screen has a sentence for each. */

export const SIGN_IN_FIRST = 'Please sign in';
export const TOO_MANY_LINES = 'You have too many pages open';
export const TOO_MANY_LINES_HERE = 'Too many pages are open in your network';
export const TOO_MUCH_SENT = 'This page asked for too much at once';
