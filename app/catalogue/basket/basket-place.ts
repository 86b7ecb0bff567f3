/** Key of the basket on the device, and name of the window's event after each change in it. */
export const BASKET = 'inquiry-lots'
