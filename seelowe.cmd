@echo off
rem Starts the game on Windows; builds it first when something is missing or has changed. Try: seelowe help
setlocal
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
if defined JAVA_HOME if not exist "%java%" goto missing
"%java%" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC "%~dp0tools\Launch.java" "%~dp0." seelowe %*
if %ERRORLEVEL% == 9009 goto missing
exit /b %ERRORLEVEL%

:missing
echo Seeloewe needs a JDK, version 17 or newer, and finds no java. Install one or set JAVA_HOME.>&2
exit /b 1
