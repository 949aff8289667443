/** The programs and the type library that the engine tests need. When run directly, this file installs missing ones where allowed. */
import { installedPath, reportInstalled } from '../../scripts/support/installed.ts';

export function firefoxPath(): string {
  return installedPath({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    debianPackage: 'firefox-esr',
  });
}

/** The WebDriver server for WebKitGTK. */
export function webKitDriverPath(): string {
  return installedPath({ name: 'WebKitWebDriver', places: ['/usr/bin/WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' });
}

/** The JavaScript runtime for drivers/webkit-host.js. */
export function gjsPath(): string {
  return installedPath({ name: 'gjs', places: ['/usr/bin/gjs'], debianPackage: 'gjs' });
}

/** The type library through which gjs uses WebKitGTK. */
function webKitTypesPath(): string {
  return installedPath({
    name: 'WebKitGTK for gjs',
    places: ['/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib'],
    debianPackage: 'gir1.2-webkit2-4.1',
  });
}

/** The program that provides a virtual screen for WebKitGTK. */
export function xvfbPath(): string {
  return installedPath({ name: 'Xvfb', places: ['/usr/bin/Xvfb'], debianPackage: 'xvfb' });
}

if (import.meta.main) {
  reportInstalled(firefoxPath, '--version');
  for (const path of [webKitDriverPath, gjsPath, webKitTypesPath, xvfbPath]) reportInstalled(path);
}
