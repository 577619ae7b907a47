import dashboardDarkDesktop from './pictures/dashboard-dark-desktop.webp';
import dashboardDarkPhone from './pictures/dashboard-dark-phone.webp';
import dashboardLightDesktop from './pictures/dashboard-light-desktop.webp';
import dashboardLightPhone from './pictures/dashboard-light-phone.webp';
import finderDarkDesktop from './pictures/finder-dark-desktop.webp';
import finderDarkPhone from './pictures/finder-dark-phone.webp';
import finderLightDesktop from './pictures/finder-light-desktop.webp';
import finderLightPhone from './pictures/finder-light-phone.webp';

/** The addresses of a picture for a wide and for a narrow window. */
interface Shots {
  desktop: string;
  phone: string;
}

/** Real screens in both themes, taken by `npm run pictures`. */
export interface Picture {
  light: Shots;
  dark: Shots;
}

export const dashboardPicture: Picture = {
  light: { desktop: dashboardLightDesktop, phone: dashboardLightPhone },
  dark: { desktop: dashboardDarkDesktop, phone: dashboardDarkPhone },
};

export const finderPicture: Picture = {
  light: { desktop: finderLightDesktop, phone: finderLightPhone },
  dark: { desktop: finderDarkDesktop, phone: finderDarkPhone },
};
