/** What the renderer says of a part that was not there in time: the browser, which has the page's code, goes on with it. */
export const LEFT_TO_BROWSER = 'left to the browser';
