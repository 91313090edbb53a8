@echo off
rem Everything that must hold before a change goes in, on Windows. CHROMIUM must name a Chromium. Arguments go to Maven.
setlocal
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
if defined JAVA_HOME if not exist "%java%" goto missing
"%java%" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC "%~dp0tools\Launch.java" "%~dp0." test %*
if %ERRORLEVEL% == 9009 goto missing
exit /b %ERRORLEVEL%

:missing
echo Seeloewe needs a JDK, version 17 or newer, and finds no java. Install one or set JAVA_HOME.>&2
exit /b 1
