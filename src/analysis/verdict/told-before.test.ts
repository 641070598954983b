import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

test("a plugin of Velocity that gives up without a word of why is told with what it printed before, whatever Guice writes", () => {
  const { findings } =
    analyse(`[10:00:00] [main/INFO] [com.velocitypowered.proxy.VelocityServer]: Booting up Velocity 3.4.0...
[10:00:01] [main/INFO] [com.velocitypowered.proxy.VelocityServer]: Loading plugins...
[10:00:01] [main/ERROR] [lamps]: Could not read the settings
java.io.IOException: Cannot read /srv/proxy/plugins/lamps/bulbs.toml
	at org.example.lamps.config.Reader.read(Reader.java:46) ~[?:?]
	at org.example.lamps.velocity.LampsPlugin.<init>(LampsPlugin.java:55) ~[?:?]
[10:00:01] [main/ERROR] [com.velocitypowered.proxy.plugin.VelocityPluginManager]: Can't create plugin lamps
com.google.inject.ProvisionException: Unable to provision, see the following errors:

1) [Guice/ErrorInjectingConstructor]: IllegalStateException: Start aborted
  at LampsPlugin.<init>(LampsPlugin.java:40)
  while locating LampsPlugin

Learn more:
  https://github.com/google/guice/wiki/ERROR_INJECTING_CONSTRUCTOR

1 error

======================
Full classname legend:
======================
LampsPlugin: "org.example.lamps.velocity.LampsPlugin"

	at com.google.inject.internal.InternalProvisionException.toProvisionException(InternalProvisionException.java:251) ~[server.jar:3.4.0]
	at com.velocitypowered.proxy.plugin.loader.java.JavaPluginLoader.createPlugin(JavaPluginLoader.java:131) ~[server.jar:3.4.0]
Caused by: java.lang.IllegalStateException: Start aborted
	at org.example.lamps.velocity.LampsPlugin.<init>(LampsPlugin.java:63) ~[?:?]
	at com.google.inject.internal.ConstructorInjector.provision(ConstructorInjector.java:114) ~[server.jar:3.4.0]
	... 6 more
`);
  expect(findings[0]).toMatchObject({
    code: "plugin-load-failed",
    parameters: { plugin: "lamps", cause: "IOException: Cannot read /srv/proxy/plugins/lamps/bulbs.toml" },
  });
});
