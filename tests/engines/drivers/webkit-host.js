/*
 * A one-window WebKitGTK browser for WebDriver, run by gjs. WebKitGTK's own MiniBrowser is not suitable, because under
 * automation it has neither a cache nor console output and cannot be 390 pixels wide.
 * gjs -m webkit-host.js <folder for its cache and storage>
 */
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';

Gtk.init(null);
const [folder] = ARGV;

const files = new WebKit2.WebsiteDataManager({ baseDataDirectory: `${folder}/data`, baseCacheDirectory: `${folder}/cache` });
// The proxy for all hosts except loopback is a port that refuses connections, so no other host can be reached.
files.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new('http://127.0.0.1:9', ['127.0.0.1']));
const context = new WebKit2.WebContext({ websiteDataManager: files });
context.set_automation_allowed(true);
const settings = new WebKit2.Settings({ enablePageCache: true, enableWriteConsoleMessagesToStdout: true });

context.connect('automation-started', (_context, session) => {
  session.connect('create-web-view', () => {
    const view = new WebKit2.WebView({ webContext: context, isControlledByAutomation: true, settings });
    const window = new Gtk.Window();
    window.add(view);
    window.show_all();
    view.connect('close', () => window.destroy());
    return view;
  });
});
Gtk.main();
